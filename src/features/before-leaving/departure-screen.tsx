import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { Link } from 'react-router';
import { mapAppUrl } from '@/domain/geo/map-app-url.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { mediaWords } from '@/domain/quete/media-words.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { clotureNow, type ClotureNow } from '@/domain/quete/cloture-now.ts';
import { noSuspensions, suspensionsAt } from '@/domain/quete/suspension.ts';
import { meteoUrl, sunsetWords, weatherWords } from '@/domain/quete/today-words.ts';
import type { Pratique } from '@/domain/parcours/pratique.ts';
import { traitWords } from '@/domain/parcours/pratique-words.ts';
import { chiensLine, serviceRows } from '@/domain/parcours/service-words.ts';
import { authoredLang } from '@/langue/authored.ts';
import { closureText } from '@/lib/format/closure.ts';
import { formatDuree } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { Fold } from '@/ui/fold.tsx';
import { PageTitle } from '@/ui/page-title.tsx';
import { equipmentOf, openingWords } from './departure-words.ts';
import { DeviceChecks } from './device-checks.tsx';
import { KeepPanel } from './keep-panel.tsx';
import { PassagePart } from './passage-part.tsx';

type DepartureScreenProps = {
  quete: Quete;
  CodeReader: ComponentProps<typeof PassagePart>['CodeReader'];
  /** « Rejoindre une équipe », from the page, and whether the address requests it. */
  equipe?: { form: ReactNode; isAsked: boolean };
  /** Epoch milliseconds; the device's own time when absent. */
  at?: number | undefined;
};

/** « Avant de partir »: everything to settle before the first étape, on one screen. It begins no party. */
export function DepartureScreen({ quete, at, CodeReader, equipe }: DepartureScreenProps) {
  const [now] = useState(() => at ?? Date.now());
  const [isPersistent, setIsPersistent] = useState<boolean | null>(null);
  const address = addressOf(quete.id);
  const titre = typographie(quete.contenu.titre);
  const cloture = clotureNow(quete.contenu, now);
  return (
    <div className="flex-1 bg-fond px-4 py-8 text-lg sm:px-8">
      <title>{t`Avant de partir · ${titre}`}</title>
      <div className="mx-auto max-w-2xl space-y-10">
        <div>
          <Link to={paths.quete(address)} className="inline-flex min-h-11 items-center">
            {t`Retour à la quête`}
          </Link>
          <PageTitle surtitre={<span lang={authoredLang()}>{titre}</span>}>
            {t`Avant de partir`}
          </PageTitle>
        </div>
        {equipe?.isAsked === true && (
          <Part id="equipe" title={t`Rejoindre une équipe`}>
            {equipe.form}
          </Part>
        )}
        <Part id="garder" title={t`Sur ce téléphone`}>
          <KeepPanel quete={quete} onPersist={setIsPersistent} />
          <ErasureNote isPersistent={isPersistent} />
        </Part>
        <Part id="aujourdhui" title={t`Aujourd’hui`}>
          <Today quete={quete} now={now} cloture={cloture} />
        </Part>
        <Part id="emporter" title={t`À emporter, à savoir`}>
          <Practical quete={quete} />
        </Part>
        <Part id="appareil" title={t`Le téléphone est-il prêt\u202F?`}>
          <p className="mb-3">
            {t`Rien n’est gardé ni envoyé\u00A0: la position et l’appareil photo s’éteignent aussitôt.`}
          </p>
          <DeviceChecks />
        </Part>
        {cloture?.isDanger === true ? (
          <p className="font-bold">
            {t`Revenez à un autre moment\u00A0: on ne part pas maintenant.`}
          </p>
        ) : (
          <ButtonLink to={paths.jouer(address)} size="large" wide>
            {cloture === null ? t`Commencer` : t`Commencer quand même`}
          </ButtonLink>
        )}
        {equipe?.isAsked === false && (
          <Fold title={t`Rejoindre une équipe`}>{equipe.form}</Fold>
        )}
        <Fold title={t`Continuer une partie commencée sur un autre téléphone`}>
          <PassagePart quete={quete} CodeReader={CodeReader} />
        </Fold>
      </div>
    </div>
  );
}

function Part({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: ReactNode;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** Data that the browser may erase, and how to prevent it. */
function ErasureNote({ isPersistent }: { isPersistent: boolean | null }) {
  return (
    <p className="mt-3 text-base text-texte-doux">
      {isPersistent === true
        ? t`Votre navigateur s’engage à ne rien effacer de lui-même.`
        : t`Votre navigateur peut effacer ce qu’il garde quand le téléphone manque de place, et Safari après une semaine sans visite\u00A0: mettez le site sur l’écran d’accueil, et gardez la quête la veille.`}{' '}
      <Link to={paths.download()}>{t`Voir ce que garde ce téléphone`}</Link>
    </p>
  );
}

type TodayProps = { quete: Quete; now: number; cloture: ClotureNow | null };

function Today({ quete: { contenu, suspensions }, now, cloture }: TodayProps) {
  const { fermeture, byEtapeId } = suspensionsAt(suspensions ?? noSuspensions, now);
  const sun = sunsetWords(contenu, now);
  const closed = contenu.etapes.flatMap((etape, index) => {
    const suspension = byEtapeId[etape.id];
    if (suspension === undefined) return [];
    return [
      { id: etape.id, numero: index + 1, titre: typographie(etape.titre), suspension },
    ];
  });
  return (
    <div className="space-y-3">
      {fermeture !== null && (
        <Alert tone="attention" title={t`La quête est fermée`}>
          <p>{closureText(fermeture)}</p>
        </Alert>
      )}
      {cloture !== null && (
        <Alert tone="attention" title={t`La quête est fermée en ce moment`}>
          <p>{cloture.text}</p>
        </Alert>
      )}
      {closed.length > 0 && (
        <ul className="list-disc space-y-1 pl-6">
          {closed.map(({ id, numero, titre, suspension }) => (
            <li key={id}>
              <strong>{t`Étape ${numero} fermée, ${titre}\u00A0:`} </strong>
              {closureText(suspension)}
            </li>
          ))}
        </ul>
      )}
      {fermeture === null && closed.length === 0 && (
        <p>
          {suspensions === undefined
            ? t`Sans réseau, les étapes fermées aujourd’hui ne sont pas connues.`
            : t`Toutes les étapes sont ouvertes.`}
        </p>
      )}
      {sun !== null &&
        (sun.isLate ? (
          <Alert tone="attention">
            <p>{sun.text}</p>
          </Alert>
        ) : (
          <p>{sun.text}</p>
        ))}
      {weatherWords(contenu, now).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>{openingWords(contenu)}</p>
      <p>
        <a href={meteoUrl} className="inline-flex min-h-11 items-center font-bold">
          {t`La vigilance de Météo-France`}
        </a>
      </p>
    </div>
  );
}

function Practical({ quete: { contenu } }: { quete: Quete }) {
  const { etapes, dureeMinutes, pratique } = contenu;
  const [depart] = etapes;
  const duree = dureeMinutes === null ? null : formatDuree(dureeMinutes);
  const lieu = typographie(depart?.lieu === '' ? depart.titre : (depart?.lieu ?? ''));
  const commune = contenu.commune.nom;
  return (
    <>
      <ul className="list-disc space-y-1 pl-6">
        {equipmentOf(contenu).map((one) => (
          <li key={one}>{one}</li>
        ))}
        {pratique.traits.map((trait) => (
          <li key={trait}>{t(traitWords[trait])}</li>
        ))}
        {mediaWords(contenu).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {duree !== null && <li>{t`Comptez ${duree}`}</li>}
      </ul>
      {depart !== undefined && (
        <p className="mt-3">
          {t`Départ\u00A0: ${lieu}, ${commune}.`}{' '}
          {depart.position !== null && (
            <a
              href={mapAppUrl(depart.position, navigator.userAgent)}
              className="inline-flex min-h-11 items-center font-bold"
            >
              {t`Y aller`}
            </a>
          )}
        </p>
      )}
      <Services pratique={pratique} />
    </>
  );
}

/** Access and services, as far as answered. */
function Services({ pratique }: { pratique: Pratique }) {
  const { venir, surPlace } = serviceRows(pratique);
  const rows = [...venir, ...surPlace].map((row) => ({
    ...row,
    texte: typographie(row.texte),
  }));
  const { chiens } = pratique;
  return (
    <ul className="mt-3 list-disc space-y-1 pl-6 empty:hidden">
      {rows.map(({ service, nom, texte, position }) => (
        <li key={service}>
          {t`${nom}\u00A0: ${texte}`}{' '}
          {position !== null && (
            <a
              href={mapAppUrl(position, navigator.userAgent)}
              className="inline-flex min-h-11 items-center font-bold"
            >
              <Trans>
                Y aller
                <span className="sr-only">
                  {'\u00A0'}: {nom}
                </span>
              </Trans>
            </a>
          )}
        </li>
      ))}
      {chiens !== null && <li>{chiensLine(chiens)}</li>}
    </ul>
  );
}
