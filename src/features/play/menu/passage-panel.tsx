import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import { writePassageCode } from '@/domain/partie/passage-code.ts';
import { gameUrl } from '@/data/privee/game-url.ts';
import { passageFragment, writePassage } from '@/domain/partie/passage.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { QrDrawing } from '@/ui/pictures/qr-drawing.tsx';

type PassagePanelProps = { quete: Quete; kept: KeptPartie; onPause: () => void };

/** « Continuer sur un autre téléphone »: the party as a QR code, and as a short code to note. */
export function PassagePanel({ quete, kept: { partie }, onPause }: PassagePanelProps) {
  const [shown] = useState(() => {
    const text = writePassage(partie, quete, Date.now());
    return {
      url: gameUrl(quete.id, paths.jouer(addressOf(quete.id)), passageFragment(text)),
      // It has the étapes in the order of the quête only.
      code: partie.premiere > 0 ? null : writePassageCode(partie, quete),
    };
  });
  return (
    <div className="space-y-4 text-lg">
      <p>
        {t`Avec l’autre téléphone, scannez ce code\u00A0: la partie y reprend à la même étape. Si la quête y est gardée, il n’y faut pas de réseau.`}
      </p>
      <QrDrawing
        text={shown.url}
        label={t`QR code de cette partie`}
        className="mx-auto w-full max-w-80 rounded-carte"
      />
      {shown.code !== null && <TypedCode code={shown.code} />}
      <p className="text-base text-texte-doux">
        {t`Ne jouez plus qu’à un seul endroit\u00A0: ce qui est trouvé ici ne compte qu’une fois.`}
      </p>
      <Button variant="secondary" wide onClick={onPause}>
        {t`C’est repris là-bas\u00A0: mettre en pause ici`}
      </Button>
    </div>
  );
}

function TypedCode({ code }: { code: string }) {
  return (
    <>
      <p>
        {t`Sans appareil photo\u00A0: sur l’autre téléphone, ouvrez la quête, puis «\u00A0Avant de partir\u00A0», et écrivez ce code.`}
      </p>
      <p className="rounded-carte border-2 border-trait px-4 py-3 text-center text-2xl font-bold break-words">
        {code}
      </p>
    </>
  );
}
