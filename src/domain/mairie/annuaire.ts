import * as z from 'zod/mini';

/**
 * The public directory of services, « Base de données locales » of service-public.gouv.fr (DILA, Licence Ouverte 2.0): one JSON object
 * whose `service` lists every counter. A mairie has `mairie` in `pivot`, with its INSEE codes; `adresse_courriel` lists its addresses.
 * Documented in « Specifications-datagouv-base-de-donnees-locales-Service-public_V1.4 »,
 * https://www.data.gouv.fr/datasets/service-public-fr-annuaire-de-l-administration-base-de-donnees-locales/ The schema requires only the
 * needed fields.
 */
export const annuaireSourceSchema = z.object({
  service: z.array(z.looseObject({})).check(z.minLength(1)),
});

const pivotSchema = z.array(
  z.object({
    type_service_local: z.string(),
    code_insee_commune: z._default(z.array(z.string()), []),
  }),
);
const mairieSchema = z.object({
  pivot: pivotSchema,
  adresse_courriel: z._default(z.array(z.string()), []),
});

export type Mairie = { insee: readonly string[]; adresses: readonly string[] };

/** True if a record is marked as a mairie, whatever else it holds. */
function saysMairie(pivot: unknown): boolean {
  return JSON.stringify(pivot ?? null).includes('"mairie"');
}

/**
 * The mairies of the directory's records, and how many are marked as one in another shape than the documented one. Annexes and « mairies
 * déléguées » count as their commune.
 */
export function mairiesOf(service: readonly Readonly<Record<string, unknown>>[]): {
  mairies: Mairie[];
  unreadable: number;
} {
  const mairies: Mairie[] = [];
  let unreadable = 0;
  for (const record of service) {
    if (!saysMairie(record['pivot'])) continue;
    const read = mairieSchema.safeParse(record);
    const pivot = read.data?.pivot.find((one) => one.type_service_local === 'mairie');
    if (read.success && pivot !== undefined && pivot.code_insee_commune.length > 0) {
      const { adresse_courriel: adresses } = read.data;
      mairies.push({ insee: pivot.code_insee_commune, adresses });
    } else unreadable += 1;
  }
  return { mairies, unreadable };
}

/** Hexadecimal digits kept of a hash: 60 bits, for some 35,000 addresses. */
const digitCount = 15;

/** The part (of 16) and the key of an address. */
export type AdresseKey = { part: string; key: string };

/**
 * Key of an e-mail address among the hashes: SHA-256 of it in lower case. The site stores no list of addresses, though those of the
 * directory are public.
 */
export async function adresseKey(email: string): Promise<AdresseKey> {
  const text = new TextEncoder().encode(`annuaire:${email.trim().toLowerCase()}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  const digits = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
  return { part: digits.charAt(0), key: digits.slice(1, 1 + digitCount) };
}

export const partNames: readonly string[] = '0123456789abcdef'.split('');

/** State of the directory on the site: the day of its file, null before the first. */
export const annuaireEtatSchema = z.object({
  du: z.nullable(z.string()),
  fichier: z.nullable(z.string()),
});
export type AnnuaireEtat = z.infer<typeof annuaireEtatSchema>;

/** A part (of 16): the INSEE codes of the mairies of each address. */
export const annuairePartSchema = z.record(z.string(), z.array(z.string()));
export type AnnuairePart = z.infer<typeof annuairePartSchema>;

/** The parts of some mairies, by their name; every part is there, empty or not. */
export async function annuaireParts(
  mairies: readonly Mairie[],
): Promise<Map<string, AnnuairePart>> {
  const parts = new Map<string, AnnuairePart>(partNames.map((name) => [name, {}]));
  for (const { insee, adresses } of mairies) {
    for (const adresse of adresses) {
      if (!adresse.includes('@')) continue;
      const { part, key } = await adresseKey(adresse);
      const known = parts.get(part);
      if (known === undefined) continue;
      known[key] = [...new Set([...(known[key] ?? []), ...insee])];
    }
  }
  return parts;
}
