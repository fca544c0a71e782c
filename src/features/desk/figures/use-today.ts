import { useState } from 'react';
import { dayOf } from '@/lib/format/date.ts';

/** The day that the page was opened on, in Paris: `2026-11-22`. */
export function useToday(): string {
  const [today] = useState(() => dayOf(Date.now()));
  return today;
}
