import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePreuve, type ReadPreuve } from '@/data/preuve/preuve-queries.ts';
import { useSessionHint } from '@/data/session/use-session.ts';
import { preuveIdIn } from '@/domain/preuve/preuve.ts';
import { signesOf, type PreuveId } from '@/domain/preuve/preuve-id.ts';
import { retention } from '@/domain/retention.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { authoredLang } from '@/langue/authored.ts';
import { errorMessage } from '@/lib/errors/error-message.ts';
import { formatDate } from '@/lib/format/date.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { RetryAlert } from '@/ui/retry-alert.tsx';
import { Waiting } from '@/ui/waiting.tsx';
import { dayWords, etapesWords, pointsWords } from './preuve-words.ts';

/** Meaning and limits of a preuve. `hash`: the fragment of the address, with its id. */
export function PreuveDoor({ hash }: { hash: string }) {
  const id = preuveIdIn(hash);
  if (id !== null) return <Asked id={id} />;
  return (
    <>
      <PageTitle>{t`Vérifier une preuve`}</PageTitle>
      {hash.replace(/^#/, '') !== '' && (
        <Alert
          tone="attention"
          className="mt-6 max-w-mesure"
          title={t`Cette adresse a été coupée`}
        >
          <p>{t`Il en manque un bout. Scannez de nouveau le QR code du certificat.`}</p>
        </Alert>
      )}
      <Explained />
    </>
  );
}

function Explained() {
  return (
    <div className="mt-6 max-w-mesure space-y-4">
      <p className="text-lg">
        <Trans>
          Le certificat, le souvenir et le carnet d’une balade achevée portent un QR code
          et huit signes. Le QR code ouvre ici ce qui a été prouvé{'\u00A0'}: la quête, le
          jour, les points. Il ne dit jamais qui a joué.
        </Trans>
      </p>
      <p>
        <Trans>
          Avec les huit signes seuls, il faut passer au guichet de la commune, où une
          personne responsable peut marquer qu’un badge ou un cadeau a été remis.
        </Trans>
      </p>
    </div>
  );
}

function Asked({ id }: { id: PreuveId }) {
  const asked = usePreuve(id);
  if (asked.isPending) {
    return (
      <>
        <PageTitle>{t`Vérifier une preuve`}</PageTitle>
        <Waiting>{t`Lecture de la preuve…`}</Waiting>
      </>
    );
  }
  if (asked.isError) {
    return (
      <>
        <PageTitle>{t`Vérifier une preuve`}</PageTitle>
        <RetryAlert
          title={errorMessage(asked.error)}
          onRetry={() => void asked.refetch()}
          className="mt-6"
        />
      </>
    );
  }
  // The server deletes expired ones: this device's clock decides nothing.
  if (asked.data === null) return <Gone />;
  return <Proven read={asked.data} />;
}

function Gone() {
  const days = retention.preuveDays;
  return (
    <>
      <PageTitle>{t`Cette preuve n’existe pas, ou n’existe plus`}</PageTitle>
      <p className="mt-4 max-w-mesure text-lg">
        <Trans>
          Une preuve dure {days} jours. Si le certificat est plus récent, comparez
          l’adresse signe par signe, ou scannez de nouveau son QR code.
        </Trans>
      </p>
      <Explained />
    </>
  );
}

function Proven({ read: { preuve, quete, isRetiree } }: { read: ReadPreuve }) {
  const contenu = quete?.contenu ?? null;
  const address = addressOf(preuve.queteId);
  const titre = contenu === null ? null : typographie(contenu.titre);
  const commune = contenu === null ? null : contenu.commune.nom;
  const jour = dayWords(preuve.jour);
  const end = dayWords(preuve.expireAt);
  const hasAccount = useSessionHint() !== null;
  return (
    <>
      <PageTitle>{t`Une balade achevée`}</PageTitle>
      <p className="mt-4 max-w-mesure text-lg">
        {titre === null ? (
          t`Nous ne pouvons pas lire le titre de la quête pour l’instant.`
        ) : isRetiree ? (
          t`«\u00A0${titre}\u00A0»`
        ) : (
          <Link to={paths.quete(address)} lang={authoredLang()} className="font-bold">
            {titre}
          </Link>
        )}
        {commune !== null && `, ${commune}`}
      </p>
      <dl className="mt-8 max-w-mesure space-y-5">
        <Fact label={t`Jour`}>{t`${jour}, à l’horloge du site`}</Fact>
        <Fact label={t`Points`}>{pointsWords(preuve, contenu)}</Fact>
        <Fact label={t`Énigmes`}>{etapesWords(preuve, contenu)}</Fact>
        <Fact label={t`Signes`}>
          <span className="whitespace-nowrap">{signesOf(preuve.id)}</span>
        </Fact>
        <Fact label={t`Cadeau`}>{givenWords(preuve.remisLe)}</Fact>
      </dl>
      {isRetiree && (
        <p className="mt-6 max-w-mesure">
          {t`La quête a été retirée depuis. La preuve reste vraie.`}
        </p>
      )}
      <h2 className="mt-10 text-2xl">{t`Ce que cela prouve, et ce que cela ne prouve pas`}</h2>
      <div className="mt-3 max-w-mesure space-y-3">
        <p>
          <Trans>
            Le site a vérifié ces réponses une par une et compté ces points{'\u202F'};
            rien ici ne peut être changé, et chaque partie n’a qu’une preuve.
          </Trans>
        </p>
        <p>
          <Trans>
            Il ne sait pas qui a joué, ni si c’était sur place, ni avec quelle aide. La
            personne qui rejoue en reçoit une autre.
          </Trans>
        </p>
        <p>{t`Elle sera effacée le ${end}.`}</p>
      </div>
      {hasAccount && contenu !== null && (
        <p className="mt-8">
          <ButtonLink
            variant="secondary"
            to={paths.communePreuves({
              insee: contenu.commune.insee,
              preuve: preuve.id,
            })}
          >
            {t`Je tiens le guichet`}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function givenWords(remisLe: number | null): string {
  if (remisLe === null) return t`Pas encore marqué comme remis`;
  const date = formatDate(remisLe);
  return t`Remis le ${date}`;
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-texte-doux">{label}</dt>
      <dd className="font-titre text-xl font-bold">{children}</dd>
    </div>
  );
}
