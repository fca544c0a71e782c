import { t } from '@lingui/core/macro';
import type { Persistance } from '@/data/partie/partie-store.ts';
import { Button } from '@/ui/button.tsx';
import { PlayMoment } from '@/ui/play/play-moment.tsx';

type PauseViewProps = { persistance: Persistance; onResume: () => void };

/** A paused party: what is stored, and how to resume. */
export function PauseView({ persistance, onResume }: PauseViewProps) {
  return (
    <PlayMoment
      title={t`La partie est en pause`}
      actions={
        <Button size="large" wide onClick={onResume}>
          {t`Reprendre`}
        </Button>
      }
    >
      <p>{t`Prenez votre temps\u00A0: il ne compte pas.`}</p>
      <p>
        {persistance === 'memoire'
          ? t`Cet appareil ne garde rien\u00A0: laissez cette page ouverte pour reprendre où vous en êtes.`
          : t`Étape, réponses et points sont gardés sur cet appareil. Vous pouvez fermer cette page et rouvrir la quête plus tard, même sans réseau.`}
      </p>
    </PlayMoment>
  );
}
