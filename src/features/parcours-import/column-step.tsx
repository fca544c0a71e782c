import * as z from 'zod/mini';
import { columnList, type Column } from '@/domain/exchange/read/column-names.ts';
import type { AskedTable, Roles } from '@/domain/exchange/read/columns.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { Form } from '@/ui/form/form.tsx';
import { useForm } from '@/ui/form/use-form.ts';
import type { Offered } from './source-props.ts';

const nothing = 'rien';
type Typed = Record<string, Column | typeof nothing>;

/** Possible contents of a column, in an author's words. */
const roleWords: Readonly<Record<Column, string>> = {
  titre: 'Titre de l’étape',
  lieu: 'Lieu ou adresse',
  recit: 'Récit',
  lat: 'Latitude (ou Y)',
  lon: 'Longitude (ou X)',
  position: 'Position (coordonnées ou lien de carte)',
  consigne: 'Question',
  choix: 'Choix de réponse',
  reponse: 'Bonne réponse',
  indice: 'Indice',
  numero: 'Numéro d’ordre',
  forme: 'Tracé (WKT ou GeoJSON)',
};
const options = Object.entries(roleWords);

/** Longer cells are cut: they only serve to recognise the column. */
const cellMax = 60;

function shown(cell: string): string {
  const text = cell.replaceAll(/\s+/g, ' ').trim();
  return text.length > cellMax ? `${text.slice(0, cellMax)}…` : text;
}

/** The non-empty columns: their place, name and first cells. */
function columnsOf({ heads, rows }: AskedTable) {
  const nameOf = (index: number) => heads[index]?.trim() ?? '';
  return heads.flatMap((_, index) => {
    const cells = rows
      .map((row) => shown(row[index] ?? ''))
      .filter((cell) => cell !== '');
    const name = nameOf(index);
    if (name === '' && cells.length === 0) return [];
    const isAlone = heads.every((_head, at) => at === index || nameOf(at) !== name);
    const label = isAlone ? name : `${name} (colonne ${index + 1})`.trim();
    return [{ index, field: `c${index}`, label, cells }];
  });
}

function problemsOf(typed: Typed): { field: string; message: string }[] {
  const fields = Object.entries(typed);
  const fieldOf = (role: Column) => fields.find(([, value]) => value === role)?.[0];
  const twice = fields.flatMap(([field, role]) => {
    const first = role === nothing || role === 'choix' ? field : fieldOf(role);
    const isTwice = role !== nothing && first !== field;
    const words = isTwice ? roleWords[role] : '';
    return isTwice
      ? [{ field, message: `Une autre colonne est déjà «\u00A0${words}\u00A0».` }]
      : [];
  });
  const [lat, lon] = [fieldOf('lat'), fieldOf('lon')];
  const alone = (lat === undefined) === (lon === undefined) ? undefined : (lat ?? lon);
  const isSilent = (['titre', 'lieu', 'recit', 'consigne'] as const).every(
    (role) => fieldOf(role) === undefined,
  );
  const [first = ''] = Object.keys(typed);
  return [
    ...twice,
    ...(alone === undefined
      ? []
      : [
          {
            field: alone,
            message:
              'La latitude et la longitude vont ensemble\u00A0: choisissez l’autre aussi.',
          },
        ]),
    ...(isSilent
      ? [{ field: first, message: 'Choisissez au moins la colonne du titre.' }]
      : []),
  ];
}

const schema = z
  .record(z.string(), z.enum([nothing, ...columnList]))
  .check(({ value, issues }) => {
    for (const { field, message } of problemsOf(value)) {
      issues.push({ code: 'custom', input: value, path: [field], message });
    }
  });

type ColumnStepProps = {
  nom: string;
  columns: NonNullable<Offered['columns']>;
  onOffered: (offered: Offered) => void;
  onLeave: () => void;
};

/** The author assigns the columns of a table, beside its first three lines. */
export function ColumnStep({ nom, columns, onOffered, onLeave }: ColumnStepProps) {
  const { table, say } = columns;
  const list = columnsOf(table);
  const values: Typed = Object.fromEntries(
    list.map(({ index, field }) => [field, table.roles[index] || nothing]),
  );
  const form = useForm({ schema, values });

  return (
    <Form
      form={form}
      send={(typed) =>
        say(
          table.heads.map((_, index): Roles[number] => {
            const role = typed[`c${index}`] ?? nothing;
            return role === nothing ? '' : role;
          }),
        )
      }
      onSent={(offer) => {
        if (offer === null) return;
        if ('refusal' in offer) {
          form.setError('root.serverError', { message: offer.refusal });
        } else onOffered(offer.offered);
      }}
      label="Les colonnes du tableau"
      className="space-y-6"
    >
      <p className="font-bold break-words">{nom}</p>
      <h2 className="text-2xl">Que contient chaque colonne ?</h2>
      <p className="max-w-mesure">
        {table.isHeadless
          ? 'Les colonnes de ce tableau n’ont pas de nom. Dites ce que contient chacune\u00A0: ses premières lignes sont dessous.'
          : 'Dites ce que contient chacune\u00A0: ses premières lignes sont dessous. Nous nous en souviendrons sur cet appareil pour les tableaux qui ont les mêmes colonnes.'}
      </p>
      <div className="grid gap-x-6 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
        {list.map(({ field, label, cells }) => (
          <Field
            key={field}
            as="select"
            label={<span className="break-words">{label}</span>}
            hint={
              <span className="block break-words">
                {cells.length === 0 ? 'Vide au début' : cells.join(' · ')}
              </span>
            }
            {...form.field(field)}
          >
            <option value={nothing}>Ne pas reprendre</option>
            {options.map(([role, words]) => (
              <option key={role} value={role}>
                {words}
              </option>
            ))}
          </Field>
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={form.isPending}>
          Lire le tableau ainsi
        </Button>
        <Button variant="secondary" onClick={onLeave}>
          Choisir autre chose
        </Button>
      </div>
    </Form>
  );
}
