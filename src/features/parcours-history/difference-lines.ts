import { epreuveSchema } from '@/domain/epreuve/epreuve.ts';
import { etapeSchema, type Etape } from '@/domain/etape/etape.ts';
import type { EtapeId } from '@/domain/etape/etape-id.ts';
import { diffParcours } from '@/domain/parcours/versions/difference.ts';
import { fieldManners, type WrittenField } from '@/domain/parcours/versions/history.ts';
import { omit } from '@/domain/parcours/omit.ts';
import type { EtapeFields, ParcoursFields } from '@/domain/parcours/operations.ts';
import { parcoursSchema, type Parcours } from '@/domain/parcours/parcours.ts';
import { sameValue } from '@/domain/parcours/same-value.ts';
import { etapeTitle } from '@/editing/words/etape-words.ts';
import {
  epreuveFieldName,
  etapeFieldName,
  parcoursFieldName,
} from '@/editing/words/operation-name.ts';
import { textsOfList } from '@/editing/words/texts-of-list.ts';

/** One difference between two states of a parcours. */
export type DifferenceLine = {
  /** « Récit de l’étape 3 modifié » */
  nom: string;
  /** Texts of the field; absent if there are none to read. */
  texte?: { avant: string; apres: string } | undefined;
};

function textOf(value: unknown): string {
  if (Array.isArray(value)) return textsOfList(value).join('\n');
  return typeof value === 'string' ? value : '';
}

/** A line for each entry of `changes` known to this build, with its words if they changed. */
function linesOf<Value extends object, Key extends keyof Value & WrittenField>(
  before: Value,
  changes: Partial<Pick<Value, Key>>,
  nameOf: (key: Key) => string,
  known: Readonly<Record<string, unknown>>,
): DifferenceLine[] {
  const keys = Object.keys(changes).filter((key) => Object.hasOwn(known, key));
  // The changes have known keys only.
  return (keys as Key[]).map((key) => {
    const texte = { avant: textOf(before[key]), apres: textOf(changes[key]) };
    const isRead = fieldManners[key] === 'words' && texte.avant !== texte.apres;
    return { nom: nameOf(key), texte: isRead ? texte : undefined };
  });
}

function titles(etapes: readonly Etape[]): string {
  return etapes.map((etape) => `«\u00A0${etapeTitle(etape)}\u00A0»`).join(', ');
}

function countLine(
  etapes: readonly Etape[],
  participe: 'ajoutée' | 'retirée',
): DifferenceLine[] {
  if (etapes.length === 0) return [];
  const counted =
    etapes.length === 1
      ? `1\u00A0étape ${participe}`
      : `${etapes.length}\u00A0étapes ${participe}s`;
  return [{ nom: `${counted}\u00A0: ${titles(etapes)}` }];
}

function orderOf({ etapes }: Parcours, common: ReadonlySet<EtapeId>): EtapeId[] {
  return etapes.map(({ id }) => id).filter((id) => common.has(id));
}

function orderLine(before: Parcours, after: Parcours): DifferenceLine[] {
  const beforeIds = new Set(before.etapes.map(({ id }) => id));
  const common = new Set(
    after.etapes.map(({ id }) => id).filter((id) => beforeIds.has(id)),
  );
  return sameValue(orderOf(before, common), orderOf(after, common))
    ? []
    : [{ nom: 'Étapes mises dans un autre ordre' }];
}

/** Changes of one étape present in both. */
function etapeLines(
  before: Etape,
  { changes, epreuveChanges }: ReturnType<typeof diffParcours>['etapes'][number],
  numero: number,
): DifferenceLine[] {
  return [
    ...linesOf<Etape, keyof EtapeFields>(
      before,
      omit(changes, 'rang'),
      (champ) => etapeFieldName(champ, numero),
      etapeSchema.shape,
    ),
    ...linesOf(
      before.epreuve,
      epreuveChanges,
      (champ) => epreuveFieldName(champ, numero),
      epreuveSchema.shape,
    ),
  ];
}

/** Two bounds of a number have one name. */
function withoutTwins(lines: readonly DifferenceLine[]): DifferenceLine[] {
  const names = lines.map(({ nom }) => nom);
  return lines.filter(({ nom }, index) => names.indexOf(nom) === index);
}

/** Changes from one state of a parcours to a later one, in reading order; étapes are numbered as in the later. */
export function differenceLines(before: Parcours, after: Parcours): DifferenceLine[] {
  const difference = diffParcours(before, after);
  const beforeById = new Map(before.etapes.map((etape) => [etape.id, etape]));
  const numeroById = new Map(after.etapes.map(({ id }, index) => [id, index + 1]));
  const added = after.etapes.filter(({ id }) => !beforeById.has(id));
  const removed = before.etapes.filter(({ id }) => !numeroById.has(id));
  return withoutTwins([
    ...linesOf<Parcours, keyof ParcoursFields>(
      before,
      difference.fields,
      parcoursFieldName,
      parcoursSchema.shape,
    ),
    ...countLine(added, 'ajoutée'),
    ...countLine(removed, 'retirée'),
    ...orderLine(before, after),
    ...difference.etapes.flatMap((change) => {
      const etape = beforeById.get(change.etapeId);
      const numero = numeroById.get(change.etapeId);
      return etape === undefined || numero === undefined
        ? []
        : etapeLines(etape, change, numero);
    }),
  ]);
}
