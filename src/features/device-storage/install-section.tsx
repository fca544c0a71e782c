import { msg, t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { Button } from '@/ui/button.tsx';
import { StatusLine } from '@/ui/status-line.tsx';

/** The event with which Chromium browsers offer to install; no other browser has it. */
type InstallPromptEvent = Event & {
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
};

const browsers = [
  {
    nom: msg`iPhone et iPad, Safari`,
    gestes: [
      msg`Touchez le bouton Partager, un carré d’où sort une flèche.`,
      msg`Choisissez «\u00A0Sur l’écran d’accueil\u00A0».`,
      msg`Touchez «\u00A0Ajouter\u00A0».`,
    ],
  },
  {
    nom: msg`Android, Chrome`,
    gestes: [
      msg`Touchez les trois points, en haut à droite.`,
      msg`Choisissez «\u00A0Ajouter à l’écran d’accueil\u00A0».`,
      msg`Confirmez.`,
    ],
  },
  {
    nom: msg`Android, Firefox`,
    gestes: [
      msg`Touchez les trois points.`,
      msg`Choisissez «\u00A0Ajouter à l’écran d’accueil\u00A0».`,
      msg`Confirmez.`,
    ],
  },
  {
    nom: msg`Android, navigateur Samsung`,
    gestes: [
      msg`Touchez les trois traits, en bas à droite.`,
      msg`Choisissez «\u00A0Ajouter la page à\u00A0», puis «\u00A0Écran d’accueil\u00A0».`,
    ],
  },
  {
    nom: msg`Ordinateur, Chrome ou Edge`,
    gestes: [
      msg`Ouvrez le menu du navigateur, les trois points.`,
      msg`Cherchez «\u00A0Installer\u00A0» ou «\u00A0Créer un raccourci\u00A0».`,
    ],
  },
  {
    nom: msg`Mac, Safari`,
    gestes: [msg`Dans le menu Fichier, choisissez «\u00A0Ajouter au Dock\u00A0».`],
  },
] as const;

/** An icon on the home screen: one press if the browser offers it, else the steps for each browser. */
export function InstallSection() {
  const { install, said } = useInstallPrompt();
  return (
    <>
      {install !== null && (
        <Button onClick={install}>{t`Installer sur cet appareil`}</Button>
      )}
      <StatusLine>{said}</StatusLine>
      <ul className="mt-2 divide-y divide-trait border-y border-trait">
        {browsers.map(({ nom, gestes }) => (
          <li key={t(nom)}>
            <details>
              <summary className="flex min-h-12 items-center py-2 font-bold text-primaire-fort underline decoration-1 underline-offset-4">
                {t(nom)}
              </summary>
              <ol className="list-decimal space-y-1 pb-4 pl-6">
                {gestes.map((geste) => (
                  <li key={t(geste)}>{t(geste)}</li>
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

  // The browser decides when to offer.
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
                ? t`C’est fait\u00A0: l’icône est sur votre appareil.`
                : t`Comme vous voulez\u00A0: le site marche aussi bien sans icône.`,
            );
          });
        };
  return { install, said };
}
