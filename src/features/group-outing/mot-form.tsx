import { useState } from 'react';
import { motsTo, type Animation } from '@/data/animation/animation-repository.ts';
import { groupesOf, type Avancee } from '@/domain/animation/animation.ts';
import { destinatairesOf, newMotSchema } from '@/domain/animation/animation-schema.ts';
import { groupeLabel, type Groupe } from '@/domain/animation/groupe.ts';
import { motCount, motLimits, type Mot } from '@/domain/animation/mot.ts';
import { timeZoneOf } from '@/domain/geo/time-zone.ts';
import type { Contenu } from '@/domain/quete/quete.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import { StatusLine } from '@/ui/status-line.tsx';
import { failureWords, momentWords, sentMotWords } from './animation-words.ts';
import type { OpenAnimation } from './use-animation.ts';
import { useSendMot } from './use-send-mot.ts';

/** « Un mot aux groupes »: to all or one, with the last messages sent. No answer is required. */
export function MotForm({ open }: { open: OpenAnimation }) {
  const { animation, quete, avancees } = open;
  const groupes = groupesOf(animation.evenement);
  const send = useSendMot(animation);
  const form = useForm({
    id: 'mot',
    schema: newMotSchema,
    values: { destinataire: 'tous', texte: '' },
  });
  return (
    <section aria-labelledby="mot" className="space-y-4">
      <h2 id="mot" className="text-2xl">
        Un mot aux groupes
      </h2>
      <Form
        form={form}
        send={({ destinataire, texte }) =>
          send.mutateAsync({
            groupes: destinatairesOf(destinataire, groupes),
            mot: { texte, aide: null },
          })
        }
        refusal={(error) => ({ message: failureWords(error) })}
        resets={{ destinataire: 'tous', texte: '' }}
        className="space-y-4"
      >
        <Field as="select" label="Pour qui ?" {...form.field('destinataire')}>
          <option value="tous">Tous les groupes</option>
          {groupes.map((groupe) => (
            <option key={groupe} value={groupe}>
              {groupeLabel(groupe)}
            </option>
          ))}
        </Field>
        <Field
          as="textarea"
          rows={2}
          label="Votre mot"
          hint={
            'Il s’affiche sur leurs écrans tel que vous l’écrivez\u00A0: «\u00A0Rendez-vous à 11\u00A0h devant la mairie\u00A0». Personne n’a à y répondre.'
          }
          maxCount={motLimits.max}
          autoComplete="off"
          {...form.field('texte')}
        />
        <Button type="submit" variant="secondary" pending={form.isPending}>
          Envoyer le mot
        </Button>
        <StatusLine>
          {send.isSuccess ? sentWords(avancees, send.variables.groupes) : ''}
        </StatusLine>
      </Form>
      <SentMots animation={animation} contenu={quete.contenu} />
    </section>
  );
}

/** Delivery of a message just sent: some phones may be away, or gone. */
function sentWords(avancees: readonly Avancee[], groupes: readonly Groupe[]): string {
  const told = avancees.filter(({ groupe }) => groupes.includes(groupe));
  if (told.every(({ phoneCount }) => phoneCount === 0)) {
    return 'Le mot est gardé. Aucun téléphone n’est là pour l’instant : il s’affiche dès qu’un groupe entre.';
  }
  return told.some(({ phoneCount, presentCount }) => presentCount < phoneCount)
    ? 'Le mot est parti. Les téléphones sans réseau l’ont à son retour.'
    : 'Le mot est parti.';
}

/** The last messages, each once, with its groups. */
function sentMots(animation: Animation): { mot: Mot; groupes: Groupe[] }[] {
  const byTime = new Map<string, { mot: Mot; groupes: Groupe[] }>();
  for (const groupe of groupesOf(animation.evenement)) {
    for (const mot of motsTo(animation, groupe)) {
      const key = JSON.stringify(mot);
      const sent = byTime.get(key) ?? { mot, groupes: [] };
      byTime.set(key, { mot, groupes: [...sent.groupes, groupe] });
    }
  }
  return [...byTime.values()]
    .toSorted((one, other) => other.mot.at - one.mot.at)
    .slice(0, motCount);
}

type SentMotsProps = { animation: Animation; contenu: Contenu };

function SentMots({ animation, contenu }: SentMotsProps) {
  const [now] = useState(() => Date.now());
  const sent = sentMots(animation);
  if (sent.length === 0) return null;
  const all = groupesOf(animation.evenement).length;
  const zone = timeZoneOf(contenu.commune.departement);
  return (
    <section aria-labelledby="mots-envoyes">
      <h3 id="mots-envoyes" className="mb-2 text-xl">
        Derniers mots envoyés
      </h3>
      <ul className="space-y-2">
        {sent.map(({ mot, groupes }) => (
          <li key={`${mot.at} ${groupes.join(' ')}`} className="break-words">
            <p className="text-base text-texte-doux">
              {`${groupes.length === all && all > 1 ? 'Tous les groupes' : groupes.map(groupeLabel).join(', ')} · ${momentWords(mot.at, now, zone)}`}
            </p>
            <p className="whitespace-pre-line">{sentMotWords(mot, contenu)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
