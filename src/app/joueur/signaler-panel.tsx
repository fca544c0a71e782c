import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { authoredLang } from '@/langue/authored.ts';
import { dossier } from './dossier.ts';

/** « Signaler un problème » in a folder, which sends nothing itself: an e-mail of the player to the address of the folder, if it has one. */
export function SignalerPanel({ etapeTitre }: { etapeTitre: string }) {
  const { contact, vivante, quete } = dossier();
  const { version } = quete;
  const living = <a href={vivante}>{t`La quête à jour est sur son site`}</a>;
  if (contact === undefined) {
    return (
      <p className="text-lg">
        <Trans>
          Ce dossier n’envoie rien. Dites-le à la personne qui vous l’a remis, avec le nom
          de l’étape{'\u00A0'}: <strong lang={authoredLang()}>{etapeTitre}</strong>.
        </Trans>{' '}
        {living}.
      </p>
    );
  }
  const subject = encodeURIComponent(`${t`Signaler un problème`} – ${etapeTitre}`);
  const body = encodeURIComponent(`${vivante}\n${t`Version ${version}`}\n\n`);
  return (
    <div className="space-y-4 text-lg">
      <p className="font-bold">
        {t`En cas d’urgence, appelez le 112\u00A0: personne ne lit ce message à la minute.`}
      </p>
      <p>
        <Trans>
          Ce dossier n’envoie rien lui-même. Écrivez à{' '}
          <a href={`mailto:${contact}?subject=${subject}&body=${body}`}>{contact}</a>
          {'\u00A0'}: l’étape est déjà dans l’objet.
        </Trans>
      </p>
      <p>{living}.</p>
    </div>
  );
}
