import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useOwnPosition,
  type OwnPosition,
} from '@/epreuves/position/use-own-position.ts';
import { allowAgainWords } from '@/lib/allow-again-words.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type CameraState = 'inconnu' | 'essai' | 'repond' | 'refuse' | 'absent';

const cameraWords: Readonly<Record<CameraState, MessageDescriptor | null>> = {
  inconnu: null,
  essai: msg`L’appareil photo s’ouvre…`,
  repond: msg`L’appareil photo répond.`,
  refuse: msg`L’appareil photo n’est pas autorisé dans ce navigateur. Vous pourrez recopier le texte qui est sous chaque QR code.`,
  absent: msg`Aucun appareil photo ne répond. Vous pourrez recopier le texte qui est sous chaque QR code.`,
};

function positionWords(own: OwnPosition): string {
  switch (own.statut) {
    case 'inconnue':
      return '';
    case 'cherchee':
      return t`Le téléphone cherche où vous êtes…`;
    case 'refusee':
      return `${t`La position n’est pas autorisée dans ce navigateur. Vous pouvez jouer avec la carte et les adresses.`} ${allowAgainWords()}`;
    case 'introuvable':
      return t`Votre téléphone ne trouve pas sa position ici\u00A0: essayez dehors.`;
    case 'connue': {
      const distance = formatDistance(Math.max(1, Math.round(own.accuracyMetres)));
      return t`La position répond, à ${distance} près.`;
    }
  }
}

/** GPS and camera, each tested on demand, and released at once. */
export function DeviceChecks() {
  const { own, locate, release } = useOwnPosition();
  const [camera, setCamera] = useState<CameraState>('inconnu');
  const isFound = own.statut === 'connue';

  // One success is enough: the device, and its battery, are released.
  const letGo = useEffectEvent(release);
  useEffect(() => {
    if (isFound) letGo();
  }, [isFound]);

  async function tryCamera(): Promise<void> {
    setCamera('essai');
    try {
      const video = { facingMode: 'environment' };
      const stream = await navigator.mediaDevices.getUserMedia({ video });
      for (const track of stream.getTracks()) track.stop();
      setCamera('repond');
    } catch (error) {
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
      setCamera(isRefused ? 'refuse' : 'absent');
    }
  }

  const said = cameraWords[camera];
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={locate}>
          {t`Essayer la position`}
        </Button>
        <Button variant="secondary" onClick={() => void tryCamera()}>
          {t`Essayer l’appareil photo`}
        </Button>
      </div>
      <StatusLine>{positionWords(own)}</StatusLine>
      <StatusLine>{said !== null && t(said)}</StatusLine>
    </div>
  );
}
