import type { ComponentType } from 'react';
import IconPont from '~icons/lucide/bridge';
import IconRuine from '~icons/lucide/brick-wall';
import IconVue from '~icons/lucide/mountain';
import IconCroix from '~icons/lucide/cross';
import IconFontaine from '~icons/lucide/droplets';
import IconMoulin from '~icons/lucide/fan';
import IconMemorial from '~icons/lucide/flame';
import IconMonument from '~icons/lucide/landmark';
import IconLieu from '~icons/lucide/map-pin';
import IconOeuvre from '~icons/lucide/palette';
import IconInscription from '~icons/lucide/text-quote';
import IconCadran from '~icons/lucide/sun';
import IconArbre from '~icons/lucide/tree-deciduous';
import IconLavoir from '~icons/lucide/waves';
import type { Sorte } from '@/domain/around/trouvaille.ts';

/** The picture of each kind, in the list and on the map. */
export const sorteIcons: Readonly<Record<Sorte, ComponentType<{ className?: string }>>> =
  {
    inscription: IconInscription,
    cadran: IconCadran,
    croix: IconCroix,
    memorial: IconMemorial,
    lavoir: IconLavoir,
    fontaine: IconFontaine,
    moulin: IconMoulin,
    pont: IconPont,
    oeuvre: IconOeuvre,
    monument: IconMonument,
    ruine: IconRuine,
    arbre: IconArbre,
    vue: IconVue,
    lieu: IconLieu,
  };
