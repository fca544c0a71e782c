import type { ReactNode } from 'react';
import type { Etape } from '@/domain/etape/etape.ts';
import type { EtapeFields } from '@/domain/parcours/operations.ts';
import type { FieldWiring } from '@/epreuves/editor-props.ts';
import { Checkbox } from '@/ui/checkbox.tsx';
import type { EditorSession } from '../../session/editor-session.ts';
import { useEditorView, useOfEditorView } from '../../session/use-editor-session.ts';
import { SuiteFields } from './suite-fields.tsx';

type WayFieldsProps = {
  etape: Etape;
  onChange: (changes: Partial<EtapeFields>) => void;
  session: EditorSession;
  wiring: FieldWiring;
  note: (champ: string) => ReactNode;
};

/** What an étape is on the way: a bonus, or, in an aventure, where one goes from it. */
export function WayFields(props: WayFieldsProps) {
  const { etape, onChange, session, wiring, note } = props;
  // A word typed elsewhere changes no genre: this is drawn again only when that does.
  const genre = useOfEditorView(session, ({ parcours }) => parcours.genre);
  if (genre === 'aventure') return <AventureWays {...props} />;
  return (
    <div>
      <Checkbox
        id={wiring.idOf('bonus')}
        checked={etape.bonus}
        onCheckedChange={(bonus) => onChange({ bonus })}
      >
        Étape bonus{' '}
        <span className="block text-texte-doux">
          Proposée en chemin : on peut la laisser, et ses points viennent en plus.
        </span>
      </Checkbox>
      {note('bonus')}
    </div>
  );
}

function AventureWays({ session, ...props }: WayFieldsProps) {
  const { parcours } = useEditorView(session);
  return <SuiteFields parcours={parcours} {...props} />;
}
