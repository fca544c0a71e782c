import { useState, type ComponentType } from 'react';
import { useNavigate } from '@/router/hooks.ts';
import IconRoute from '~icons/lucide/footprints';
import IconLeave from '~icons/lucide/log-out';
import IconPause from '~icons/lucide/pause';
import IconComfort from '~icons/lucide/sun';
import IconPlayers from '~icons/lucide/users';
import { mayShorten, type DepartMotif, type Partie } from '@/domain/partie/partie.ts';
import { addressOf } from '@/domain/quete/address.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { paths } from '@/lib/paths.ts';
import { Button } from '@/ui/button.tsx';
import { Dialog } from '@/ui/dialog.tsx';
import { ConfortPanel } from './confort-panel.tsx';
import { EcourterPanel } from './ecourter-panel.tsx';
import { JoueursPanel } from './joueurs-panel.tsx';
import type { PlayActions } from './play-actions.ts';
import { QuitterPanel } from './quitter-panel.tsx';

/** What the menu shows: itself, or one of the things it leads to. */
export type MenuPanel = 'menu' | 'joueurs' | 'confort' | 'ecourter' | 'quitter';

const titles: Record<MenuPanel, string> = {
  menu: 'Menu',
  joueurs: 'Qui joue\u202F?',
  confort: 'Confort',
  ecourter: 'Écourter la balade',
  quitter: 'Quitter la partie\u202F?',
};

type PlayMenuProps = {
  quete: Quete;
  partie: Partie;
  actions: PlayActions;
  first: MenuPanel;
  onClose: () => void;
};

/** The menu of the game: what is beside the étape, out of the way until it is wanted. */
export function PlayMenu({ quete, partie, actions, first, onClose }: PlayMenuProps) {
  const [panel, setPanel] = useState(first);
  const navigate = useNavigate();
  const { id: etapeId } = quete.contenu.etapes[partie.etapeIndex] ?? {};

  async function leave(motif: DepartMotif | null): Promise<void> {
    // Kept before the page goes.
    if (motif !== null) await actions.leave(motif);
    await navigate(paths.quete(addressOf(quete.id)));
  }

  function act(action: () => void): void {
    onClose();
    action();
  }

  return (
    // Another panel is another dialog: it has its own name, and the focus begins anew.
    <Dialog key={panel} open onClose={onClose} title={titles[panel]}>
      {panel === 'menu' && (
        <div className="space-y-3">
          <Entry Icon={IconPause} onPress={() => act(actions.pause)}>
            Pause
          </Entry>
          <Entry Icon={IconPlayers} onPress={() => setPanel('joueurs')}>
            {titles.joueurs}
          </Entry>
          <Entry Icon={IconComfort} onPress={() => setPanel('confort')}>
            {titles.confort}
          </Entry>
          {mayShorten(partie, quete.contenu) && (
            <Entry Icon={IconRoute} onPress={() => setPanel('ecourter')}>
              {titles.ecourter}
            </Entry>
          )}
          <Entry Icon={IconLeave} onPress={() => setPanel('quitter')}>
            Quitter
          </Entry>
        </div>
      )}
      {panel === 'joueurs' && <JoueursPanel etapeIndex={partie.etapeIndex} />}
      {panel === 'confort' && <ConfortPanel />}
      {panel === 'ecourter' && etapeId !== undefined && (
        <EcourterPanel
          partie={partie}
          contenu={quete.contenu}
          onShorten={() => act(() => actions.shorten(etapeId))}
        />
      )}
      {panel === 'quitter' && <QuitterPanel onLeave={(motif) => void leave(motif)} />}
    </Dialog>
  );
}

type EntryProps = {
  Icon: ComponentType<{ className?: string }>;
  onPress: () => void;
  children: string;
};

function Entry({ Icon, onPress, children }: EntryProps) {
  return (
    <Button variant="secondary" size="large" wide onClick={onPress}>
      <Icon aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}
