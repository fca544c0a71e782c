import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import IconKeep from '~icons/lucide/download';
import IconAdapt from '~icons/lucide/accessibility';
import IconLangue from '~icons/lucide/languages';
import IconHelp from '~icons/lucide/life-buoy';
import IconSettings from '~icons/lucide/settings-2';
import IconRoute from '~icons/lucide/footprints';
import IconLeave from '~icons/lucide/log-out';
import IconBack from '~icons/lucide/undo-2';
import IconPause from '~icons/lucide/pause';
import IconComfort from '~icons/lucide/sun';
import IconPassage from '~icons/lucide/smartphone';
import IconPlayers from '~icons/lucide/users';
import IconEquipe from '~icons/lucide/share-2';
import type { KeptPartie } from '@/data/partie/kept-partie.ts';
import type { Persistance } from '@/data/partie/partie-store.ts';
import { isVueIn } from '@/domain/partie/envoi.ts';
import { pointsAtStake } from '@/domain/partie/etape-under-way.ts';
import { mayShorten } from '@/domain/partie/moves.ts';
import { suiviOf, type DepartMotif } from '@/domain/partie/partie.ts';
import { addressOf } from '@/domain/quete/address.ts';
import { isApartId, isEmbarqueeId } from '@/domain/quete/embarquee.ts';
import { petitsCountOf } from '@/domain/quete/petits-count.ts';
import { isPriveeId } from '@/domain/quete/quete-id.ts';
import type { Quete } from '@/domain/quete/quete.ts';
import { typographie } from '@/lib/format/typographie.ts';
import { paths } from '@/lib/paths.ts';
import { Dialog } from '@/ui/dialog.tsx';
import { AdapterPanel } from './adapter-panel.tsx';
import { AidePanel, type AidePanelName } from './aide-panel.tsx';
import { ConfortPanel } from './confort-panel.tsx';
import { EcourterPanel } from './ecourter-panel.tsx';
import { onlinePart } from '../lazy/game-part.tsx';
import { LanguePanel } from './langue-panel.tsx';
import { LazyPart } from '@/ui/lazy-part.tsx';
import { MenuEntry } from './menu-entry.tsx';
import type { PlayActions } from '../session/play-actions.ts';
import { PassagePanel } from './passage-panel.tsx';
import { QuitterPanel } from './quitter-panel.tsx';
import { RetourPanel } from './retour-panel.tsx';
import { SecoursPart } from './secours-part.tsx';
import { SolutionPanel } from './solution-panel.tsx';

/** Content of the menu: itself, or one of its panels. */
export type MenuPanel =
  | 'menu'
  | 'aide'
  | 'secours'
  | 'retour'
  | AidePanelName
  | 'reglages'
  | 'telephones'
  | 'adapter'
  | 'joueurs'
  | 'confort'
  | 'langue'
  | 'ecourter'
  | 'passage'
  | 'equipe'
  | 'quitter';

const titles: Readonly<Record<MenuPanel, MessageDescriptor>> = {
  menu: msg`Menu`,
  aide: msg`Bloqués\u202F?`,
  secours: msg`Besoin d’aide\u202F?`,
  retour: msg`Revenir au départ`,
  solution: msg`Voir la solution\u202F?`,
  bloque: msg`Écrire à l’équipe`,
  signaler: msg`Signaler un problème`,
  reglages: msg`Réglages`,
  telephones: msg`Les téléphones`,
  adapter: msg`Adapter la partie`,
  joueurs: msg`Qui joue\u202F?`,
  confort: msg`Confort`,
  langue: msg`Langue`,
  ecourter: msg`Écourter la balade`,
  equipe: msg`Jouer en équipe`,
  passage: msg`Continuer sur un autre téléphone`,
  quitter: msg`Quitter la partie\u202F?`,
};

const BloquePanel = onlinePart((parts) => parts.BloquePanel);
const JoueursPanel = onlinePart((parts) => parts.JoueursPanel);
const SignalerPanel = onlinePart((parts) => parts.SignalerPanel);
const SignalerPriveePanel = onlinePart((parts) => parts.SignalerPriveePanel);

type PlayMenuProps = {
  quete: Quete;
  kept: KeptPartie;
  persistance: Persistance;
  actions: PlayActions;
  first: MenuPanel;
  /** « Jouer en équipe », when the page has it. */
  equipe?: ReactNode;
  onClose: () => void;
};

/** The menu of the game: everything beside the étape, hidden until opened. */
export function PlayMenu({
  quete,
  kept,
  persistance,
  actions,
  first,
  equipe,
  onClose,
}: PlayMenuProps) {
  const [panel, setPanel] = useState(first);
  const navigate = useNavigate();
  const { partie } = kept;
  const { contenu, version } = quete;
  const etape = contenu.etapes[partie.etapeIndex];

  async function leave(motif: DepartMotif | null): Promise<void> {
    // Stored before the page goes.
    if (motif !== null) await actions.leave(motif);
    await navigate(paths.quete(addressOf(quete.id)));
  }

  function act(action: () => void): void {
    onClose();
    action();
  }

  const aide = (
    <AidePanel
      quete={quete}
      kept={kept}
      actions={actions}
      onChoose={setPanel}
      act={act}
    />
  );
  return (
    // Another panel is another dialog: it has its own name, and the focus restarts.
    <Dialog key={panel} open onClose={onClose} title={t(titles[panel])}>
      {panel === 'menu' && (
        <div className="space-y-2">
          <MenuEntry Icon={IconHelp} onPress={() => setPanel('secours')}>
            {t(titles.secours)}
          </MenuEntry>
          <MenuEntry Icon={IconSettings} onPress={() => setPanel('reglages')}>
            {t(titles.reglages)}
          </MenuEntry>
          {!isEmbarqueeId(quete.id) && (
            <MenuEntry Icon={IconPassage} onPress={() => setPanel('telephones')}>
              {t(titles.telephones)}
            </MenuEntry>
          )}
          <MenuEntry Icon={IconPause} onPress={() => act(actions.pause)}>
            {t`Pause`}
          </MenuEntry>
          <MenuEntry Icon={IconLeave} onPress={() => setPanel('quitter')}>
            {t`Quitter`}
          </MenuEntry>
        </div>
      )}
      {panel === 'reglages' && (
        <div className="space-y-2">
          <MenuEntry Icon={IconPlayers} onPress={() => setPanel('joueurs')}>
            {t(titles.joueurs)}
          </MenuEntry>
          <MenuEntry Icon={IconComfort} onPress={() => setPanel('confort')}>
            {t(titles.confort)}
          </MenuEntry>
          <MenuEntry Icon={IconAdapt} onPress={() => setPanel('adapter')}>
            {t(titles.adapter)}
          </MenuEntry>
          <MenuEntry Icon={IconLangue} onPress={() => setPanel('langue')}>
            {t(titles.langue)}
          </MenuEntry>
        </div>
      )}
      {panel === 'telephones' && (
        <div className="space-y-2">
          {equipe !== undefined && (
            <MenuEntry Icon={IconEquipe} onPress={() => setPanel('equipe')}>
              {t(titles.equipe)}
            </MenuEntry>
          )}
          <MenuEntry
            Icon={IconKeep}
            onPress={() => void navigate(paths.depart(addressOf(quete.id)))}
          >
            {t`Garder sur ce téléphone`}
          </MenuEntry>
          <MenuEntry Icon={IconPassage} onPress={() => setPanel('passage')}>
            {t(titles.passage)}
          </MenuEntry>
        </div>
      )}
      {panel === 'aide' && (
        <div className="space-y-3">
          {aide}
          <MenuEntry Icon={IconHelp} onPress={() => setPanel('secours')}>
            {t`Perdus ou blessés`}
          </MenuEntry>
        </div>
      )}
      {panel === 'secours' && (
        <div className="space-y-6">
          <SecoursPart partie={partie} contenu={contenu} />
          <div className="space-y-2">
            {!isEmbarqueeId(quete.id) && (
              <MenuEntry Icon={IconBack} onPress={() => setPanel('retour')}>
                {t(titles.retour)}
              </MenuEntry>
            )}
            {mayShorten(partie, contenu) && (
              <MenuEntry Icon={IconRoute} onPress={() => setPanel('ecourter')}>
                {t(titles.ecourter)}
              </MenuEntry>
            )}
          </div>
          <section className="space-y-3">
            <h3 className="text-xl font-bold">{t`Pour la partie`}</h3>
            {aide}
          </section>
        </div>
      )}
      {panel === 'retour' && <RetourPanel partie={partie} contenu={contenu} />}
      {panel === 'solution' && etape !== undefined && (
        <SolutionPanel
          points={pointsAtStake(etape, suiviOf(partie, etape.id))}
          isVue={isVueIn(kept.envoi, etape.id)}
          onSee={() => act(() => actions.passEtape(etape.id))}
          onSearchOn={onClose}
        />
      )}
      {panel === 'bloque' && (
        <Online>
          <BloquePanel quete={quete} kept={kept} onClose={onClose} />
        </Online>
      )}
      {panel === 'signaler' && isPriveeId(quete.id) && (
        <Online>
          <SignalerPriveePanel queteId={quete.id} onClose={onClose} />
        </Online>
      )}
      {panel === 'signaler' && !isPriveeId(quete.id) && etape !== undefined && (
        <Online>
          <SignalerPanel
            place={{ queteId: quete.id, version, etapeId: etape.id }}
            etapeTitre={typographie(etape.titre)}
            onClose={onClose}
          />
        </Online>
      )}
      {panel === 'adapter' && (
        <AdapterPanel
          contenu={contenu}
          adaptations={partie.adaptations}
          onAdapt={actions.adapt}
        />
      )}
      {panel === 'joueurs' && (
        <Online>
          <JoueursPanel
            etapeIndex={partie.etapeIndex}
            hasPetits={petitsCountOf(quete.contenu.etapes) > 0}
          />
        </Online>
      )}
      {panel === 'confort' && <ConfortPanel />}
      {panel === 'langue' && <LanguePanel queteId={quete.id} persistance={persistance} />}
      {panel === 'ecourter' && etape !== undefined && (
        <EcourterPanel
          partie={partie}
          contenu={contenu}
          onShorten={() => act(() => actions.shorten(etape.id))}
        />
      )}
      {panel === 'equipe' && (
        <LazyPart
          missing={t`Sans réseau, vous ne pouvez pas rejoindre une équipe.`}
          waiting={t`Un instant…`}
        >
          {equipe}
        </LazyPart>
      )}
      {panel === 'passage' && (
        <PassagePanel quete={quete} kept={kept} onPause={() => act(actions.pause)} />
      )}
      {panel === 'quitter' && (
        <QuitterPanel
          isPrivee={isApartId(quete.id)}
          onLeave={(motif) => void leave(motif)}
        />
      )}
    </Dialog>
  );
}

/** Parts that the network may still have to load; the game prefetches them. */
function Online({ children }: { children: ReactNode }) {
  return (
    <LazyPart
      missing={t`Sans réseau, vous ne pouvez pas encore ouvrir ceci.`}
      waiting={t`Un instant…`}
    >
      {children}
    </LazyPart>
  );
}
