import { t } from '@lingui/core/macro';
import { Skeleton } from '@/ui/skeleton.tsx';

/** A calm page while its code, its data or the session are on the way: never a flash of the sign-in page. */
export function SessionWaiting() {
  return (
    <div
      className="mx-auto min-h-dvh max-w-3xl p-6"
      role="status"
      aria-label={t`Ouverture de la page`}
    >
      <Skeleton lines={4} />
    </div>
  );
}
