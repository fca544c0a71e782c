import { t } from '@lingui/core/macro';
import { useState } from 'react';
import IconChosen from '~icons/lucide/check';
import type { Persistance } from '@/data/partie/partie-store.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { QueteId } from '@/domain/quete/quete.ts';
import { currentLangue } from '@/langue/current-langue.ts';
import { langues, nameByLangue, type Langue } from '@/langue/langue.ts';
import { readMessages } from '@/langue/load-langue.ts';
import { keepPartyLangue } from '@/langue/party-langue.ts';
import { paths } from '@/lib/paths.ts';
import { Alert } from '@/ui/alert.tsx';

type LanguePanelProps = { queteId: QueteId; persistance: Persistance };

/** « Langue »: another language is another document (decision 208), where the stored party goes on. */
export function LanguePanel({ queteId, persistance }: LanguePanelProps) {
  const own = currentLangue();
  const [failure, setFailure] = useState<'appareil' | 'reseau' | null>(
    persistance === 'memoire' ? 'appareil' : null,
  );
  const [asked, setAsked] = useState<Langue | null>(null);

  async function choose(langue: Langue): Promise<void> {
    if (asked !== null) return;
    setAsked(langue);
    setFailure(null);
    try {
      // Leaves the document only once the next language is loaded.
      await readMessages(langue);
    } catch (error) {
      console.warn('The messages of this language could not be loaded.', error);
      setFailure('reseau');
      setAsked(null);
      return;
    }
    if (keepPartyLangue(paths.jouer(addressOf(queteId)), langue)) {
      window.location.reload();
    } else {
      setFailure('appareil');
    }
  }

  if (failure === 'appareil') {
    return (
      <Alert tone="attention">
        {t`Ce navigateur ne garde rien sur l’appareil\u00A0: changer de langue ferait recommencer la partie.`}
      </Alert>
    );
  }
  return (
    <div className="space-y-4 text-lg">
      <p>{t`La partie continue où elle en est. Les textes de la quête changent aussi, là où elle est traduite.`}</p>
      <ul className="grid grid-cols-1 gap-2 @2xs:grid-cols-2">
        {langues.map((langue) => (
          <li key={langue}>
            <button
              type="button"
              lang={langue}
              aria-pressed={langue === (asked ?? own)}
              onClick={() => void choose(langue)}
              className="flex min-h-14 w-full min-w-0 items-center justify-between gap-2 rounded-carte border-2 border-primaire px-3 py-1.5 text-left leading-tight font-bold text-primaire-fort hover:bg-primaire/10 active:bg-primaire/15"
            >
              {nameByLangue[langue]}
              {langue === (asked ?? own) && <IconChosen className="size-5 shrink-0" />}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="min-h-[1.5em]">
        {asked !== null && t`Un instant…`}
        {failure === 'reseau' &&
          t`Sans réseau, cette langue n’est pas encore disponible. Rien n’a changé.`}
      </p>
    </div>
  );
}
