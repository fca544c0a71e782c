import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import IconNavigation from '~icons/lucide/navigation';
import { mapAppUrl } from '@/domain/geo/map-app-url.ts';
import type { Position } from '@/domain/geo/position.ts';

function neverChanges(): () => void {
  return () => undefined;
}

/** User agent; unknown while the page is HTML only. */
function useUserAgent(): string {
  return useSyncExternalStore(
    neverChanges,
    () => navigator.userAgent,
    () => '',
  );
}

type GoThereLinkProps = {
  position: Position;
  /** Name of the place, for screen readers of the link alone; the start if absent. */
  what?: string | undefined;
};

/** « Y aller »: the place in the device's own map application, or on OpenStreetMap. */
export function GoThereLink({ position, what }: GoThereLinkProps) {
  const url = mapAppUrl(position, useUserAgent());
  return (
    <a href={url} className="inline-flex min-h-11 items-center gap-2 font-bold">
      <IconNavigation aria-hidden="true" />
      {t`Y aller`}
      {what !== undefined && <span className="sr-only">{t`\u00A0: ${what}`}</span>}
    </a>
  );
}
