import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirebase } from '@/data/firebase/firebase-context.tsx';
import { queteQueries } from '@/data/quete/quete-queries.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId, Contenu } from '@/domain/quete/quete.ts';
import { suspensionIn, type Suspension } from '@/domain/quete/suspension.ts';
import { nomDeCommune } from '@/langue/nom-de-commune.ts';
import { closureText } from '@/lib/format/closure.ts';
import { formatDistance, formatDuree } from '@/lib/format/mesure.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { useSiteOrigin } from '@/lib/head/use-site-origin.ts';
import { formatCount } from '@/lib/format/nombre.ts';
import { paths } from '@/lib/paths.ts';
import { CopyText } from '@/ui/copy-text.tsx';
import { Field } from '@/ui/field.tsx';

const yearMs = 365.25 * 24 * 60 * 60 * 1_000;

/** Occasions for a mairie to announce a quête. */
export const occasionList = [
  'lancement',
  'fermeture',
  'reouverture',
  'anniversaire',
] as const;
type Occasion = (typeof occasionList)[number];

const occasionLabels: Readonly<Record<Occasion, string>> = {
  lancement: 'Elle vient d’ouvrir',
  fermeture: 'Elle ferme pour un temps',
  reouverture: 'Elle rouvre',
  anniversaire: 'C’est son anniversaire',
};

type Annonce = {
  contenu: Pick<
    Contenu,
    'titre' | 'resume' | 'commune' | 'dureeMinutes' | 'distanceMetres'
  >;
  /** The address of its page. */
  url: string;
  /** Why it is closed, as players read it; null while it is open. */
  fermeture: Suspension | null;
  /** Whole years since its first publication; 0 in its first year, null if unknown. */
  years: number | null;
};

/** « 1 h 30, 2,4 km » ; empty without measures. */
function factsOf({ dureeMinutes, distanceMetres }: Annonce['contenu']): string {
  return [
    ...(dureeMinutes === null ? [] : [formatDuree(dureeMinutes)]),
    ...(distanceMetres === 0 ? [] : [formatDistance(distanceMetres)]),
  ].join(', ');
}

function yearWords(years: number | null): string {
  return years === null || years === 0 ? '[un an]' : formatCount(years, 'an', 'ans');
}

function reasonOf({ fermeture }: Annonce): string {
  return fermeture === null
    ? '[La raison, et jusqu’à quand.]'
    : closureText({ motif: fermeture.motif, jusquAu: fermeture.jusquAu });
}

/**
 * A few lines for PanneauPocket, an illuminated sign or a message, with brackets to fill in. Plain text, and short: no public source gives
 * PanneauPocket's limit.
 */
export function shortAnnonce(occasion: Occasion, annonce: Annonce): string {
  const { contenu, url } = annonce;
  const titre = `« ${typographie(contenu.titre)}\u00A0»`;
  const { a, de } = nomDeCommune(contenu.commune.nom);
  switch (occasion) {
    case 'lancement':
      return `Nouveau ${a}\u00A0: ${titre}, une balade à faire à pied, gratuite, sans application ni compte. ${url}`;
    case 'fermeture':
      return `La balade ${titre} est fermée. ${reasonOf(annonce)}`;
    case 'reouverture':
      return `La balade ${titre} est de nouveau ouverte. ${url}`;
    case 'anniversaire':
      return `${titre} a ${yearWords(annonce.years)}\u202F! Refaites la balade ${de}, ou faites-la découvrir. ${url}`;
  }
}

/** A paragraph for the bulletin of the commune. */
export function bulletinAnnonce(occasion: Occasion, annonce: Annonce): string {
  const { contenu, url } = annonce;
  const titre = `« ${typographie(contenu.titre)}\u00A0»`;
  const { a, de } = nomDeCommune(contenu.commune.nom);
  const facts = factsOf(contenu);
  const resume = typographie(contenu.resume.trim());
  const end = `${facts === '' ? '' : `Comptez ${facts}. `}C’est gratuit, sans application à installer ni compte à créer\u00A0: ${url}`;
  const lines: Readonly<Record<Occasion, readonly string[]>> = {
    lancement: [
      `Une balade vient d’ouvrir ${a}\u00A0: ${titre}.`,
      resume,
      'On la suit à pied, un téléphone à la main ou le livret imprimé dans la poche. Elle se joue en famille, entre amis ou seul.',
      end,
    ],
    fermeture: [
      `La balade ${titre} est fermée pour un temps. ${reasonOf(annonce)}`,
      'Ceux qui l’ouvrent sur leur téléphone le voient aussi. Merci de ne pas passer outre\u00A0: nous vous dirons quand elle rouvre.',
    ],
    reouverture: [`La balade ${titre} est de nouveau ouverte ${a}.`, resume, end],
    anniversaire: [
      `Il y a ${yearWords(annonce.years)}, la balade ${titre} ouvrait ${a}.`,
      `Merci à celles et ceux qui l’ont écrite, et à tous ceux qui l’ont faite. C’est l’occasion de la refaire, ou de montrer les rues ${de} à quelqu’un qui ne les connaît pas.`,
      end,
    ],
  };
  return lines[occasion].filter((line) => line !== '').join('\n\n');
}

/** « En parler aux habitants »: texts of a quête for PanneauPocket and the bulletin, to copy in one press. */
export function AnnoncePart({ queteId }: { queteId: QueteId }) {
  const services = useFirebase();
  const origin = useSiteOrigin();
  const [now] = useState(() => Date.now());
  const [chosen, setChosen] = useState<Occasion | null>(null);
  const { data } = useQuery(queteQueries.closures(services, queteId));
  const first = useQuery({
    ...queteQueries.version(services, queteId, 1),
    enabled: data !== undefined && data !== null,
  });
  // A failure is shown beside its closures.
  if (data === undefined || data === null) return null;
  const { quete, suspensions } = data;
  const fermeture = suspensionIn(suspensions, 'fermeture');
  const occasion = chosen ?? (fermeture === null ? 'lancement' : 'fermeture');
  const firstAt = first.data?.publishedAt;
  const annonce = {
    contenu: quete.contenu,
    url: origin + paths.quete(addressOf(queteId)),
    fermeture,
    years: firstAt === undefined ? null : Math.floor((now - firstAt) / yearMs),
  };
  const short = shortAnnonce(occasion, annonce);
  const bulletin = bulletinAnnonce(occasion, annonce);
  return (
    <section aria-labelledby="annonces" className="mt-14 max-w-mesure space-y-5">
      <h2 id="annonces" className="text-2xl">
        En parler aux habitants
      </h2>
      <p>
        Des textes prêts, à coller tels quels. Ce qui est entre crochets est à compléter.
      </p>
      <Field
        as="select"
        label="Que voulez-vous annoncer ?"
        value={occasion}
        onChange={({ target }) =>
          setChosen(occasionList.find((one) => one === target.value) ?? null)
        }
      >
        {occasionList.map((one) => (
          <option key={one} value={one}>
            {occasionLabels[one]}
          </option>
        ))}
      </Field>
      <div>
        <h3 className="mb-2 text-xl">PanneauPocket, panneau lumineux, message</h3>
        <CopyText
          key={`court ${occasion}`}
          label="Copier le texte court"
          text={short}
          done={`Le texte court est copié (${formatCount(short.length, 'caractère', 'caractères')}).`}
        />
      </div>
      <div>
        <h3 className="mb-2 text-xl">Bulletin municipal</h3>
        <CopyText
          key={`bulletin ${occasion}`}
          label="Copier le texte du bulletin"
          text={bulletin}
          done="Le texte du bulletin est copié."
        />
      </div>
    </section>
  );
}
