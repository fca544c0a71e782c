import { t } from '@lingui/core/macro';
import { useMemo, useState } from 'react';
import { blankLineWatch, watchLine } from '@/domain/geo/line-watch.ts';
import type { Position } from '@/domain/geo/position.ts';
import { lineOfWay } from '@/domain/partie/drawn-way.ts';
import type { Partie } from '@/domain/partie/partie.ts';
import { lineBetween } from '@/domain/partie/trajet.ts';
import type { Contenu, EtapePublique } from '@/domain/quete/quete.ts';
import type { OwnPosition } from '@/epreuves/position/use-own-position.ts';
import { Button } from '@/ui/button.tsx';

/** The way from one étape to the next of a party. */
export type WatchedWay = {
  partie: Partie;
  contenu: Contenu;
  before: EtapePublique;
  there: EtapePublique;
};

type LineNoticeProps = {
  own: OwnPosition;
  way: WatchedWay;
  /** Shows the line on the map, from the person's position (WGS84 degrees). */
  onShow: (line: Position[]) => void;
};

/** A quiet notice, once, if the group has left the drawn line for two minutes; and another on its return. */
export function LineNotice({ own, way, onShow }: LineNoticeProps) {
  const { partie, contenu, before, there } = way;
  const line = useMemo(
    () => lineOfWay(partie, contenu, before, there),
    [partie, contenu, before, there],
  );
  const [seen, setSeen] = useState<{
    own: OwnPosition | null;
    watch: typeof blankLineWatch;
  }>({
    own: null,
    watch: blankLineWatch,
  });
  // Each fix is judged once, with the state before it.
  if (seen.own !== own) {
    const { watch } = seen;
    const isKnown = own.statut === 'connue' && line !== null;
    setSeen({ own, watch: isKnown ? watchLine(watch, own, line) : watch });
  }
  const { word } = seen.watch;

  function show(): void {
    if (own.statut !== 'connue' || line === null || there.position === null) return;
    onShow(lineBetween(line, own.position, there.position));
  }

  return (
    <div className={word === null ? undefined : 'border-l-4 border-primaire pl-4'}>
      <p role="status">
        {word === 'quittee' &&
          t`Vous êtes à l’écart du chemin tracé depuis deux minutes. Si c’est voulu, tout va bien.`}
        {word === 'retrouvee' && t`Vous revoilà sur le chemin tracé.`}
      </p>
      {word === 'quittee' && (
        <Button variant="quiet" onClick={show}>
          {t`Montrer le chemin tracé`}
        </Button>
      )}
    </div>
  );
}
