import { t } from '@lingui/core/macro';
import { restartWithPlainStorage } from '@/data/session/session-store.ts';
import { Alert } from '@/ui/alert.tsx';
import { Button } from '@/ui/button.tsx';

/** The session could not be read: the SDK did not load, or the browser holds its storage back. */
export function SessionUnavailable() {
  return (
    <div className="mx-auto max-w-3xl p-6">
      <Alert tone="attention" title={t`La connexion ne répond pas`}>
        <p>
          {t`Vérifiez votre connexion à Internet. Si d’autres onglets de ce site sont ouverts, fermez-les, puis réessayez.`}
        </p>
        <p className="mt-4 flex flex-wrap gap-3">
          <Button onClick={() => window.location.reload()}>{t`Réessayer`}</Button>
          <Button variant="secondary" onClick={restartWithPlainStorage}>
            {t`Continuer autrement`}
          </Button>
        </p>
        <p className="mt-4 text-texte-doux">
          {t`«\u00A0Continuer autrement\u00A0» n’utilise plus la mémoire du navigateur qui ne répond pas\u00A0: vous devrez vous reconnecter.`}
        </p>
      </Alert>
    </div>
  );
}
