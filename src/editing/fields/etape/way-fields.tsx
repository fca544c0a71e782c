import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeFields } from '@/domain/parcours/operations.ts';
import { Checkbox } from '@/ui/choices/checkbox.tsx';
import { useEditorView, useOfEditorView } from '../../session/use-editor-session.ts';
import { useFieldScope } from '../field-scope.tsx';
import { ParcoursField } from '../parcours-field.tsx';
import { SuiteFields } from './suite-fields.tsx';

type WayFieldsProps = {
  etape: Etape;
  onChange: (changes: Partial<EtapeFields>) => void;
};

/** Role of an étape on the way: a bonus, or, in an aventure, its ways on. */
export function WayFields(props: WayFieldsProps) {
  const { etape, onChange } = props;
  const { session } = useFieldScope();
  // A word typed elsewhere changes no genre: this is drawn again only when that does.
  const genre = useOfEditorView(session, ({ parcours }) => parcours.genre);
  if (genre === 'aventure') return <AventureWays {...props} />;
  return (
    <ParcoursField champ="bonus">
      {({ id }) => (
        <Checkbox
          id={id}
          checked={etape.bonus}
          onCheckedChange={(bonus) => onChange({ bonus })}
        >
          Étape bonus{' '}
          <span className="block text-texte-doux">
            Proposée en chemin : on peut la laisser, et ses points viennent en plus.
          </span>
        </Checkbox>
      )}
    </ParcoursField>
  );
}

function AventureWays(props: WayFieldsProps) {
  const { session } = useFieldScope();
  const { parcours } = useEditorView(session);
  return <SuiteFields parcours={parcours} {...props} />;
}
