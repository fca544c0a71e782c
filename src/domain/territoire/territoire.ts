import { isInsee } from '../commune/responsable.ts';
import { communeSlug } from '../commune/slug.ts';
import { addressOf } from '../quete/address.ts';
import type { QueteId } from '../quete/quete.ts';
import { isCouleurLisible } from './couleur.ts';

/** Public data of a territory, or of a commune alone: `territoires/{SIREN or INSEE code}`. */
export type Territoire = {
  /** SIREN of a territory; INSEE code of a commune that shows its own arms and colour. */
  id: string;
  nom: string;
  /** By name. Empty for a commune alone, named by `id`. */
  communes: readonly CommuneDeTerritoire[];
  /** `#1d5c4a`, readable with white letters; empty if not chosen. */
  couleur: string;
  /** Storage path of the arms; empty for none. */
  blason: string;
};

/** Its département is in its INSEE code. */
export type CommuneDeTerritoire = { insee: string; nom: string };

/** The name of the file of arms, as the rules take it. */
const blasonName = /^[0-9a-f]{64}\.(webp|jpg)$/;

function communesOf(value: unknown): CommuneDeTerritoire[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .flatMap(([insee, nom]) =>
      isInsee(insee) && typeof nom === 'string' ? [{ insee, nom }] : [],
    )
    .toSorted((a, b) => a.nom.localeCompare(b.nom, 'fr'));
}

/**
 * True if a text is a SIREN number: nine digits whose Luhn sum is a multiple of ten. Source: INSEE, « Code SIREN », and ISO/IEC 7812-1 for
 * the sum.
 */
export function isSiren(text: string): boolean {
  return /^\d{9}$/.test(text) && luhnSum(text) % 10 === 0;
}

/** Every second digit from the right is doubled, and the digits of the result are added. */
function luhnSum(digits: string): number {
  return Array.from(digits)
    .toReversed()
    .map((digit, index) => Number(digit) * (index % 2 === 0 ? 1 : 2))
    .reduce((sum, value) => sum + (value > 9 ? value - 9 : value), 0);
}

/** A typed or pasted text without spaces, points and hyphens: `200 035 087` → `200035087`. */
export function typedSiren(text: string): string {
  return text.replace(/[\s.\u00A0\u202F-]/g, '');
}

/** A SIREN for display: `200 035 087`, with no-break spaces. */
export function formatSiren(siren: string): string {
  return siren.replace(/(\d{3})(?=\d)/g, '$1\u202F');
}

/**
 * A stored territory, parsed by hand: public pages read it without the schema library. Unreadable colours and arms of another name are left
 * out. Null for anything else.
 */
export function territoireOf(
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Territoire | null {
  const { nom, communes, couleur, blason } = fields;
  if (typeof nom !== 'string' || !(isInsee(id) || isSiren(id))) return null;
  return {
    id,
    nom,
    communes: communesOf(communes),
    couleur: typeof couleur === 'string' && isCouleurLisible(couleur) ? couleur : '',
    blason:
      typeof blason === 'string' && blasonName.test(blason)
        ? `territoires/${id}/${blason}`
        : '',
  };
}

/** The département of a commune by its INSEE code: `13010` → `13`, `97411` → `974`. */
export function departementOfInsee(insee: string): string {
  return /^9[78]/.test(insee) ? insee.slice(0, 3) : insee.slice(0, 2);
}

/** The départements of a territory's communes, or that of a commune alone; sorted, each once. */
export function departementsOf({ id, communes }: Territoire): string[] {
  const insees = isInsee(id) ? [id] : communes.map(({ insee }) => insee);
  return [...new Set(insees.map(departementOfInsee))].toSorted();
}

/** Commune of a quête's start, and the others on its way. */
type Placed = {
  commune: { insee: string };
  passe?: readonly { insee: string }[] | undefined;
};

/** True if a quête begins in the territory, or passes through one of its communes. */
export function isOfTerritoire({ commune, passe }: Placed, territoire: Territoire) {
  const insees = new Set(
    isInsee(territoire.id)
      ? [territoire.id]
      : territoire.communes.map(({ insee }) => insee),
  );
  return [commune, ...(passe ?? [])].some(({ insee }) => insees.has(insee));
}

/** Département and slug of the public page of a commune. */
export function communeAddress({ insee, nom }: CommuneDeTerritoire) {
  return { departement: departementOfInsee(insee), communeSlug: communeSlug(nom) };
}

/** True if a quête begins in one of the communes of a territory, by its address alone. */
export function beginsIn({ communes }: Territoire, queteId: QueteId): boolean {
  const { departement, communeSlug: slug } = addressOf(queteId);
  return communes.some((commune) => {
    const address = communeAddress(commune);
    return address.departement === departement && address.communeSlug === slug;
  });
}
