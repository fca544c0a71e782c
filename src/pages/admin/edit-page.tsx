import { useNavigate, useSearchParams } from 'react-router';
import { parcoursIdSchema } from '@/domain/parcours/parcours.ts';
import { ParcoursOpening } from '@/editing/frame/parcours-opening.tsx';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { paths } from '@/lib/paths.ts';
import { Workshop } from './workshop/workshop.tsx';

function ignore(): void {
  // A parcours opened here already exists.
}

/** `/admin/parcours/edit?id=`: an existing parcours. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const text = parameters.get('id') ?? '';
  const id = parcoursIdSchema.safeParse(text);
  if (!id.success) throw new PageNotFoundError(paths.edit({ id: text }));
  return (
    <>
      <title>Modifier un parcours – Quêtes &amp; Codes</title>
      <ParcoursOpening
        key={id.data}
        id={id.data}
        isFresh={false}
        onBegun={ignore}
        onCopied={(next) => void navigate(paths.simple({ id: next }))}
        Editor={Workshop}
        loginHref={paths.login({ redirect: paths.edit({ id: id.data }) })}
      />
    </>
  );
}
