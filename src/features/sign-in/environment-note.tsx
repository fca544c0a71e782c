import { t } from '@lingui/core/macro';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { choice, plainText } from '@/device/choice.ts';
import { inAppBrowser } from '@/lib/env/in-app-browser.ts';
import { useOnline } from '@/lib/network/use-online.ts';
import { Alert } from '@/ui/alert.tsx';

const trial = choice('qc.essai', plainText, '');

function canKeepText(): boolean {
  const isKept = trial.keep('1');
  trial.forget();
  return isKept;
}

function canOpenDatabase(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const request = indexedDB.open('qc-essai');
      request.onerror = () => resolve(false);
      request.onsuccess = () => {
        request.result.close();
        indexedDB.deleteDatabase('qc-essai');
        resolve(true);
      };
    } catch {
      resolve(false);
    }
  });
}

/** True if this browser blocks both stores for a session. */
function useStorageBlocked(): boolean {
  const [isBlocked, setIsBlocked] = useState(false);
  // The stores are the browser's, and one of them is asynchronous.
  useEffect(() => {
    if (canKeepText()) return;
    void canOpenDatabase().then((canOpen) => setIsBlocked(!canOpen));
  }, []);
  return isBlocked;
}

/** The application whose in-app browser shows this page; unknown to the build, whose page is the same for all. */
function useInAppBrowser(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => inAppBrowser(navigator.userAgent),
    () => null,
  );
}

/** Obstacles to a sign-in, shown before the first try. Empty without any. */
export function EnvironmentNote() {
  const isOnline = useOnline();
  const isBlocked = useStorageBlocked();
  const application = useInAppBrowser();
  return (
    <div role="status" className="space-y-4 not-empty:mb-6">
      {!isOnline && (
        <Alert tone="attention" title={t`Pas de réseau pour le moment`}>
          <p>
            {t`Vous pouvez remplir cette page\u00A0: ce que vous tapez y reste. Envoyez-le quand le réseau revient.`}
          </p>
        </Alert>
      )}
      {application !== null && (
        <Alert tone="attention" title={t`Ouvrez cette page dans votre navigateur`}>
          <p>
            {t`Elle s’affiche dans ${application}\u00A0: Google refuse qu’on s’y connecte. Dans le menu (trois points), choisissez «\u00A0Ouvrir dans le navigateur\u00A0».`}
          </p>
        </Alert>
      )}
      {isBlocked && (
        <Alert tone="attention" title={t`Votre navigateur bloque le stockage`}>
          <p>
            {t`Vous pouvez vous connecter, mais la session se fermera avec cette page. Autorisez les cookies pour ce site, ou quittez la navigation privée.`}
          </p>
        </Alert>
      )}
    </div>
  );
}
