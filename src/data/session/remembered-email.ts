import { choice, readBy } from '@/device/choice.ts';

/** The address that a sign-in link was asked for, and when (epoch milliseconds). */
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

/** Keeps the address that a link was asked for, so that the link opens the session on this device without asking it. */
export function rememberEmail(email: string, now = Date.now()): void {
  remembered.keep({ email, at: now });
}

/** The address that a link was asked for on this device, if lately; empty otherwise. */
export function rememberedEmail(now = Date.now()): string {
  const kept = remembered.read();
  return kept !== null && now - kept.at < lifetimeMs ? kept.email : '';
}

export function forgetEmail(): void {
  remembered.forget();
}
