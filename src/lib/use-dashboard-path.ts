import { useSearchParams } from 'react-router';
import { paths, type DashboardQuery } from '@/lib/paths.ts';

const keys: readonly (keyof DashboardQuery)[] = [
  'vue',
  'q',
  'etat',
  'commune',
  'besoin',
  'periode',
  'quete',
];

/** The address of the dashboard with some query parameters changed, and the rest unchanged. */
export function useDashboardPath(): (changes: DashboardQuery) => string {
  const [parameters] = useSearchParams();
  const known = keys.map((key) => [key, parameters.get(key) ?? undefined]);
  return (changes) =>
    paths.dashboard({ ...(Object.fromEntries(known) as DashboardQuery), ...changes });
}
