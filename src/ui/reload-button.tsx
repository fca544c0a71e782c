import { t } from '@lingui/core/macro';
import { Button } from './button.tsx';

/** Loads the page again: a newer build comes with it. */
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
