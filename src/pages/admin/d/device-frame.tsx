import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { parcoursIdSchema, type ParcoursId } from '@/domain/parcours/parcours.ts';
import { devicePlace } from '@/features/write-on-device/device-place.ts';
import { WritingPlaceContext } from '@/editing/session/writing-place.ts';
import { PageNotFoundError } from '@/lib/errors/not-found.ts';
import { PageHead } from '@/lib/head/page-head.tsx';
import { paths, withQuery } from '@/lib/paths.ts';
import { withQueries } from '@/lib/query/query-provider.tsx';

/** Frame of every view of `/admin/parcours/d`: writing without an account, on this device alone. */
export const DeviceFrame = withQueries(function DeviceFrame({
  children,
}: {
  children: ReactNode;
}) {
  return (
    <WritingPlaceContext value={devicePlace}>
      <PageHead
        title="Écrire un parcours"
        description="Écrivez un parcours sans compte, dans votre navigateur : rien n’en sort tant que vous ne l’avez pas décidé."
        path={paths.demonstration()}
        noindex
      />
      {children}
    </WritingPlaceContext>
  );
});

/** The error for an address of `/admin/parcours/d` that names no parcours. */
export function unknownDevicePage(query: URLSearchParams): PageNotFoundError {
  const vue = query.get('vue') ?? '';
  return new PageNotFoundError(withQuery(paths.demonstration(), { vue }));
}

/** The parcours in the address; null without one. Throws `PageNotFoundError` for an invalid id. */
export function useDeviceParcoursId(): ParcoursId | null {
  const [query] = useSearchParams();
  const text = query.get('id');
  if (text === null) return null;
  const id = parcoursIdSchema.safeParse(text);
  if (!id.success) throw unknownDevicePage(query);
  return id.data;
}
