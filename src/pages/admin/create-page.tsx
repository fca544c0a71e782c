import { lazy } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { limits } from '@/domain/limits.ts';
import { GuidedEditor } from '@/features/write-guided/guided-editor.tsx';
import { paths } from '@/lib/paths.ts';
import { Later } from '@/ui/later.tsx';
import { WritingPage } from './writing-page.tsx';

const Reperage = lazy(async () => {
  const { Reperage: component } =
    await import('@/features/begin-parcours/reperage/reperage.tsx');
  return { default: component };
});

/** `/admin/parcours/create`: one decision a screen; `?vue=reperage`: places noted on site first. */
export function Component() {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  if (parameters.get('vue') === 'reperage') {
    return (
      <>
        <title>Partir en repérage – Quêtes &amp; Codes</title>
        <Later waiting="Ouverture du repérage…">
          <Reperage onAdded={(id) => void navigate(paths.edit({ id }))} />
        </Later>
      </>
    );
  }
  return (
    <WritingPage
      title="Écrire un parcours pas à pas"
      pathOf={paths.create}
      etapeCountMax={limits.etapeCount.max}
      Editor={GuidedEditor}
    />
  );
}
