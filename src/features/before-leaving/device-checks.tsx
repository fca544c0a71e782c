import { useEffect, useEffectEvent, useState } from 'react';
import {
  useOwnPosition,
  type OwnPosition,
} from '@/epreuves/position/use-own-position.ts';
import { formatDistance } from '@/lib/format/mesure.ts';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

type CameraState = 'inconnu' | 'essai' | 'repond' | 'refuse' | 'absent';

const cameraWords: Readonly<Record<CameraState, string>> = {
  inconnu: '',
  essai: 'L’appareil photo s’ouvre…',
  repond: 'L’appareil photo répond.',
  refuse:
    'L’appareil photo n’est pas autorisé dans ce navigateur. Sans lui, le texte sous chaque QR code s’écrit à la main.',
  absent:
    'Aucun appareil photo ne répond. Sans lui, le texte sous chaque QR code s’écrit à la main.',
};

function positionWords(own: OwnPosition): string {
  switch (own.statut) {
    case 'inconnue':
      return '';
    case 'cherchee':
      return 'Le téléphone cherche où vous êtes…';
    case 'refusee':
      return 'La position n’est pas autorisée dans ce navigateur. Le jeu se suit aussi par la carte et les adresses.';
    case 'introuvable':
      return 'La position ne se trouve pas ici\u00A0: essayez dehors.';
    case 'connue':
      return `La position répond, à ${formatDistance(Math.max(1, Math.round(own.accuracyMetres)))} près.`;
  }
}

/** GPS and camera, each tried when it is asked for, and let go at once. */
export function DeviceChecks() {
  const { own, locate, release } = useOwnPosition();
  const [camera, setCamera] = useState<CameraState>('inconnu');
  const isFound = own.statut === 'connue';

  // Found once is enough: the device, and its battery, are let go.
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

  return (
    <div className="space-y-2">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={locate}>
          Essayer la position
        </Button>
        <Button variant="secondary" onClick={() => void tryCamera()}>
          Essayer l’appareil photo
        </Button>
      </div>
      <StatusLine>{positionWords(own)}</StatusLine>
      <StatusLine>{cameraWords[camera]}</StatusLine>
    </div>
  );
}
