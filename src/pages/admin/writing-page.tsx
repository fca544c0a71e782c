import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { NewParcours } from '@/features/begin-parcours/new-parcours.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { completedAddress, paths } from '@/lib/paths.ts';

type WritingPageProps = Pick<ComponentProps<typeof NewParcours>, 'Editor'> & {
  title: string;
  /** The address of this way of writing, for one parcours or for a new one. */
  pathOf: (parts: { id?: string | undefined }) => string;
};

/** A parcours written in one of the ways: `?id=` opens it, without it a new one begins. */
export function WritingPage({ title, pathOf, ...way }: WritingPageProps) {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('id');
  const id = parcoursIdSchema.safeParse(text ?? '');
  if (text !== null && !id.success) throw new PageNotFoundError(pathOf({}));
  return (
    <>
      <title>{`${title} · Quêtes & Codes`}</title>
      <NewParcours
        id={id.success ? id.data : null}
        onId={(next) =>
          setParameters(
            (known) =>
              new URLSearchParams(
                [...known].filter(([name]) => name !== 'id').concat([['id', next]]),
              ),
            { replace: true, preventScrollReset: true, state: completedAddress },
          )
        }
        hrefOf={(draftId) => pathOf({ id: draftId })}
        loginHref={paths.login({ redirect: pathOf({ id: text ?? undefined }) })}
        {...way}
      />
    </>
  );
}
