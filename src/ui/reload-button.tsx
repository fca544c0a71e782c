import { t } from '@lingui/core/macro';
import { Button } from './button.tsx';

/** Reloads the page, and with it a newer build. */
export function ReloadButton({
  variant = 'primary',
}: {
  variant?: 'primary' | 'secondary';
}) {
  return (
    <Button variant={variant} onClick={() => window.location.reload()}>
      {t`Recharger`}
    </Button>
  );
}
