import {
  useShownTerritoire,
  useCommuneAt,
} from '@/data/territoire/territoire-public-queries.ts';
import type { Commune } from '@/domain/commune/commune.ts';
import type { Etape } from '@/domain/etape/etape.ts';
import { departementOfInsee } from '@/domain/territoire/territoire.ts';
import { Button } from '@/ui/button.tsx';
import { Field } from '@/ui/field.tsx';
import { useEtapeChange, useFieldScope } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { useWriting } from '../writing-context.tsx';

/** Commune of an étape in a territory's parcours: its mairie may close it. Empty without a territory. */
export function EtapeCommuneField({ etape }: { etape: Etape }) {
  const { commune, territoire } = useWriting().writing.fields;
  if (territoire === null || commune === null) return null;
  return <Choice etape={etape} start={commune} siren={territoire.siren} />;
}

type ChoiceProps = { etape: Etape; start: Commune; siren: string };

function Choice({ etape, start, siren }: ChoiceProps) {
  const { wiring } = useFieldScope();
  const change = useEtapeChange();
  const { position, autreCommune } = etape;
  const territoire = useShownTerritoire(siren);
  const found = useCommuneAt(position);
  const byInsee = new Map<string, Commune>([[start.insee, start]]);
  for (const { insee, nom } of territoire.data?.communes ?? []) {
    byInsee.set(insee, { insee, nom, departement: departementOfInsee(insee) });
  }
  for (const other of [found.data ?? null, autreCommune]) {
    if (other !== null) byInsee.set(other.insee, other);
  }
  const chosen = autreCommune ?? start;
  const offered = found.data ?? null;
  const choose = (insee: string) =>
    change({ autreCommune: insee === start.insee ? null : (byInsee.get(insee) ?? null) });
  return (
    <ParcoursField champ="autreCommune">
      <div className="space-y-3">
        <Field
          as="select"
          id={wiring.idOf('autreCommune')}
          label="Commune de l’étape"
          hint="Sa mairie peut fermer cette étape. En mer, c’est celle du départ. Sur une limite, choisissez celle qui entretient le lieu."
          value={chosen.insee}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        >
          {[...byInsee.values()].map(({ insee, nom }) => (
            <option key={insee} value={insee}>
              {insee === start.insee ? `${nom} (départ)` : nom}
            </option>
          ))}
        </Field>
        {offered !== null && offered.insee !== chosen.insee && (
          <Button variant="secondary" onClick={() => choose(offered.insee)}>
            {`D’après la carte\u00A0: ${offered.nom}. Prendre`}
          </Button>
        )}
        {found.isSuccess && position !== null && offered === null && (
          <p className="text-texte-doux">
            {`Aucune commune connue à cet endroit (en mer, peut-être)\u00A0: ${chosen.nom} en répond.`}
          </p>
        )}
      </div>
    </ParcoursField>
  );
}
