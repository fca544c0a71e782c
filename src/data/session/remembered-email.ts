import { choice, readBy } from '@/device/choice.ts';

/** The address of a sign-in link, and its time (epoch milliseconds). */
type Remembered = { email: string; at: number };

const remembered = choice<Remembered | null>(
  'qc.lien',
  readBy((kept) => {
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('email' in kept) || typeof kept.email !== 'string') return null;
    if (!('at' in kept) || typeof kept.at !== 'number') return null;
    return { email: kept.email, at: kept.at };
  }),
  null,
);

/** A link holds for six hours at most; an older address is of no use. */
const lifetimeMs = 6 * 60 * 60 * 1000;

/** Stores the address of a requested link, so that the link opens the session on this device without asking for it. */
export function rememberEmail(email: string, now = Date.now()): void {
  remembered.keep({ email, at: now });
}

/** The address of a link requested on this device recently; empty otherwise. */
export function rememberedEmail(now = Date.now()): string {
  const kept = remembered.read();
  return kept !== null && now - kept.at < lifetimeMs ? kept.email : '';
}

export function forgetEmail(): void {
  remembered.forget();
}
