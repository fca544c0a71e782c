import { t } from '@lingui/core/macro';
import { petitsSchema, type Petits } from '@/domain/etape/petits.ts';
import { autreFaconSchema, type AutreFacon } from '@/domain/epreuve/epreuve-parts.ts';
import type { EpreuveType } from '@/domain/epreuve/kinds/table.ts';
import { formatPosition } from '@/domain/geo/typed-position.ts';
import type { FieldPath } from '@/domain/parcours/field-path.ts';
import type { FieldConflict } from '@/domain/parcours/versions/merge.ts';
import { pratiqueSchema, type Pratique } from '@/domain/parcours/pratique.ts';
import { ouvertureLines } from '@/domain/parcours/fermeture-words.ts';
import { traitWords } from '@/domain/parcours/pratique-words.ts';
import { chiensLine, serviceWords } from '@/domain/parcours/service-words.ts';
import { epreuveEditorTable } from '@/epreuves/editor-table.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';
import { useFieldScope } from './field-scope.tsx';
import { textsOfList } from '../words/texts-of-list.ts';

function valueOf({ takeTheirs, champ }: FieldConflict): unknown {
  if (!('changes' in takeTheirs)) return null;
  const name = champ.replace(/^epreuve\./, '');
  return new Map(Object.entries(takeTheirs.changes)).get(name);
}

function isPosition(value: unknown): value is { lat: number; lon: number } {
  return typeof value === 'object' && value !== null && 'lat' in value && 'lon' in value;
}

function isEpreuveType(value: string): value is EpreuveType {
  return Object.hasOwn(epreuveEditorTable, value);
}

function describePratique(pratique: Pratique): string {
  const { traits, services, chiens } = pratique;
  return [
    ...traits.map((trait) => t(traitWords[trait])),
    ...ouvertureLines(pratique),
    ...services.map(
      ({ service, reponse }) => `${t(serviceWords[service])}\u00A0: ${reponse}`,
    ),
    ...(chiens === null ? [] : [chiensLine(chiens)]),
  ].join(' · ');
}

function describeAutre({ type, consigne, options, reponses }: AutreFacon): string {
  if (type === 'aucune') return '';
  return [consigne, ...textsOfList(type === 'choix' ? options : reponses)].join(' · ');
}

function describePetits({ recit, consigne }: Petits): string {
  return [recit, consigne].filter((texte) => texte !== '').join(' · ');
}

/** The other person's value, in words. */
function describe(conflict: FieldConflict): string {
  const value = valueOf(conflict);
  if (conflict.champ === 'audio')
    return value === '' ? 'aucun enregistrement' : 'un autre enregistrement';
  if (conflict.champ === 'trace') return value === '' ? 'aucun tracé' : 'un autre tracé';
  if (typeof value === 'string') {
    return isEpreuveType(value) ? epreuveEditorTable[value].label : value;
  }
  if (typeof value === 'number') return value.toLocaleString('fr-FR');
  if (Array.isArray(value)) return textsOfList(value).join(' · ');
  if (isPosition(value)) return formatPosition(value);
  if (typeof value === 'object' && value !== null) {
    if ('jeton' in value) return describePetits(petitsSchema.parse(value));
    if ('pour' in value) return describeAutre(autreFaconSchema.parse(value));
    if ('clair' in value) return String(value.clair);
    if ('traits' in value) return describePratique(pratiqueSchema.parse(value));
    if ('nom' in value) return String(value.nom);
    if ('texteAlternatif' in value)
      return `une image\u00A0: ${String(value.texteAlternatif)}`;
  }
  return '';
}

/** Below the field `champ`, when another author changed it too: their text, and the choice. Else empty. */
export function ConflictNotes({ champ }: { champ: FieldPath }) {
  const { session, etapeId, conflicts } = useFieldScope();
  const own = conflicts.filter(
    (conflict) => conflict.etapeId === etapeId && conflict.champ === champ,
  );
  return own.map((conflict) => {
    const theirs = describe(conflict);
    return (
      <Alert
        key={conflict.champ}
        tone="attention"
        announce="polie"
        className="mt-2"
        title="Une autre personne a écrit ici en même temps que vous."
      >
        <p className="mt-1">
          {theirs === '' ? (
            'Elle a laissé ce champ vide.'
          ) : (
            <>
              Sa version : « <span className="whitespace-pre-line">{theirs}</span> »
            </>
          )}
        </p>
        <div className="mt-3 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => session.keepMine(conflict)}>
            Garder la mienne
          </Button>
          <Button variant="secondary" onClick={() => session.takeTheirs(conflict)}>
            Prendre la sienne
          </Button>
        </div>
      </Alert>
    );
  });
}
