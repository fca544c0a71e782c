import { useSearchParams } from 'react-router';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { SimpleParcours } from '@/features/parcours-builder/opening/simple-parcours.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';

/** `/admin/parcours/simple`: a whole short parcours on one page. `?id=` goes on with one. */
export function Component() {
  const [parameters, setParameters] = useSearchParams();
  const text = parameters.get('id');
  const id = parcoursIdSchema.safeParse(text ?? '');
  if (text !== null && !id.success) throw new PageNotFoundError(paths.simple());
  return (
    <>
      <title>Écrire un parcours – Quêtes &amp; Codes</title>
      <SimpleParcours
        id={id.success ? id.data : null}
        onId={(next) =>
          setParameters({ id: next }, { replace: true, preventScrollReset: true })
        }
        loginHref={paths.login({ redirect: paths.simple({ id: text ?? undefined }) })}
      />
    </>
  );
}
