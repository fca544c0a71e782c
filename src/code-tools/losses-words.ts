import type { Loss } from '@/domain/secret-code/secret-code.ts';

const sentences: Readonly<Record<string, string>> = {
  majuscules: 'Majuscules et minuscules ne se distinguent plus.',
  accents: 'Les accents disparaissent\u00A0: É devient E, œ devient OE.',
  espaces: 'Les espaces disparaissent\u00A0: on recoupe les mots en lisant.',
  ponctuation: 'La ponctuation disparaît.',
  chiffres: 'Les chiffres ne se codent pas\u00A0: écrivez-les en lettres.',
  remplissage: 'Des X peuvent être ajoutés pour remplir\u00A0: on les retire en lisant.',
  lettres: 'Seuls les nombres se codent.',
  ambigu: 'Plusieurs lectures sont possibles\u00A0: on choisit celle qui a un sens.',
};

/** What a code loses, in sentences for its user. */
export function lossSentences(losses: readonly Loss[]): string[] {
  return losses.map((loss) => {
    const [lost = '', kept = ''] = loss.split('=');
    return (
      sentences[loss] ?? `${lost} s’écrit comme ${kept}\u00A0: on choisit selon le sens.`
    );
  });
}
