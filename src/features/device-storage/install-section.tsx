import { useEffect, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** The event by which Chromium browsers offer to install; no other browser has it. */
type InstallPromptEvent = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const browsers = [
  {
    nom: 'iPhone et iPad, Safari',
    gestes: [
      'Touchez le bouton Partager, un carré d’où sort une flèche.',
      'Choisissez « Sur l’écran d’accueil ».',
      'Touchez « Ajouter ».',
    ],
  },
  {
    nom: 'Android, Chrome',
    gestes: [
      'Touchez les trois points, en haut à droite.',
      'Choisissez « Ajouter à l’écran d’accueil ».',
      'Confirmez.',
    ],
  },
  {
    nom: 'Android, Firefox',
    gestes: [
      'Touchez les trois points.',
      'Choisissez « Ajouter à l’écran d’accueil ».',
      'Confirmez.',
    ],
  },
  {
    nom: 'Android, navigateur Samsung',
    gestes: [
      'Touchez les trois traits, en bas à droite.',
      'Choisissez « Ajouter la page à », puis « Écran d’accueil ».',
    ],
  },
  {
    nom: 'Ordinateur, Chrome ou Edge',
    gestes: [
      'Ouvrez le menu du navigateur, les trois points.',
      'Cherchez « Installer » ou « Créer un raccourci ».',
    ],
  },
  {
    nom: 'Mac, Safari',
    gestes: ['Dans le menu Fichier, choisissez « Ajouter au Dock ».'],
  },
] as const;

/** An icon on the screen: one press where the browser offers it, else the gestures of each. */
export function InstallSection() {
  const { install, said } = useInstallPrompt();
  return (
    <>
      {install !== null && <Button onClick={install}>Installer sur cet appareil</Button>}
      <StatusLine>{said}</StatusLine>
      <ul className="mt-2 divide-y divide-trait border-y border-trait">
        {browsers.map(({ nom, gestes }) => (
          <li key={nom}>
            <details>
              <summary className="flex min-h-12 items-center py-2 font-bold text-primaire-fort underline decoration-1 underline-offset-4">
                {nom}
              </summary>
              <ol className="list-decimal space-y-1 pb-4 pl-6">
                {gestes.map((geste) => (
                  <li key={geste}>{geste}</li>
                ))}
              </ol>
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function useInstallPrompt() {
  const [event, setEvent] = useState<InstallPromptEvent | null>(null);
  const [said, setSaid] = useState('');

  // The offer is the browser's, made when it sees fit.
  useEffect(() => {
    const keep = (offered: Event) => {
      offered.preventDefault();
      setEvent(offered as InstallPromptEvent);
    };
    window.addEventListener('beforeinstallprompt', keep);
    return () => window.removeEventListener('beforeinstallprompt', keep);
  }, []);

  const install =
    event === null
      ? null
      : () => {
          void event.prompt().then(({ outcome }) => {
            // An offer is good for once.
            setEvent(null);
            setSaid(
              outcome === 'accepted'
                ? 'C’est fait : l’icône est sur votre appareil.'
                : 'Comme vous voulez : le site marche aussi bien sans icône.',
            );
          });
        };
  return { install, said };
}
