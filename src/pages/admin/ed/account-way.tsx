import { useState, type ComponentType } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import type { ParcoursEditorProps } from '@/editing/fields/use-parcours-writing.ts';
import {
  NewSharedParcours,
  SharedParcours,
} from '@/features/share-parcours/membres/shared-parcours.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { completedAddress, paths } from '@/lib/paths.ts';
import { SharedTranslator } from '../workshop/shared-translator.tsx';

type AccountWayProps = {
  Editor: ComponentType<ParcoursEditorProps>;
  /** Its address, for one parcours or for a new one. */
  pathOf: (parts: { id?: string | undefined }) => string;
};

/** One of the ways to write with an account: `?id=` opens a parcours of it, without it a new one begins. */
export function AccountWay({ Editor, pathOf }: AccountWayProps) {
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  // A parcours begun here keeps its session when the address gets its id.
  const [begun, setBegun] = useState<ParcoursId | null>(null);
  const text = parameters.get('id');
  const way = {
    Editor,
    onCopied: (id: ParcoursId) => void navigate(pathOf({ id })),
    loginHref: paths.login({ redirect: pathOf({ id: text ?? undefined }) }),
  };
  if (text === null || text === begun) {
    return (
      <NewSharedParcours
        {...way}
        onBegun={(id) => {
          setBegun(id);
          setParameters((known) => new URLSearchParams([...known, ['id', id]]), {
            replace: true,
            preventScrollReset: true,
            state: completedAddress,
          });
        }}
      />
    );
  }
  const id = parcoursIdSchema.safeParse(text);
  if (!id.success) throw new PageNotFoundError(pathOf({ id: text }));
  return (
    <SharedParcours key={id.data} {...way} id={id.data} Translator={SharedTranslator} />
  );
}
