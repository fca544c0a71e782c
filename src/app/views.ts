import type { ViewedPath, ViewName } from '@/lib/views.ts';
import type { Screen } from './navigation/open-page.tsx';

const atelierOfNews: Screen = () => import('@/pages/admin/news-writing-page.tsx');
const signIn: Screen = () => import('@/pages/public/identity/login-page.tsx');
const game: Screen = () => import('@/pages/public/game/jouer-page.tsx');
const outing: Screen = () => import('@/pages/public/game/jouer-animation.tsx');
const inbox: Screen = () => import('@/pages/admin/message-page.tsx');
const shared: Screen = () => import('@/pages/admin/ed/shared-page.tsx');

/**
 * THE table of views: the screen of each view of the addresses that show several. `lib/views.ts` says which query asks for
 * which view. Views with one screen keep what is on it when the address goes from one to the other.
 */
// oxfmt-ignore
export const views = {
  '/blog': {
    article: () => import('@/pages/public/article-page.tsx'),
    liste: () => import('@/pages/public/blog-page.tsx'),
  },
  '/login': { lien: signIn, compte: signIn, motDePasse: signIn },
  '/mairie': {
    document: () => import('@/pages/public/mairie-document-page.tsx'),
    lettre: () => import('@/pages/public/mairie-page.tsx'),
  },
  '/les_quetes/:departement/:commune/:slug/jouer': {
    tournee: () => import('@/pages/public/game/jouer-tournee.tsx'),
    ecran: outing,
    feuilles: outing,
    reponses: outing,
    animation: outing,
    depart: () => import('@/pages/public/game/jouer-depart.tsx'),
    recommencer: game,
    partie: game,
  },
  '/admin/parcours/create': {
    reperage: () => import('@/pages/admin/reperage-page.tsx'),
    pasAPas: () => import('@/pages/admin/create-page.tsx'),
  },
  '/admin/parcours/dashboard': {
    commencer: () => import('@/pages/admin/choose-page.tsx'),
    bilan: () => import('@/pages/admin/council-page.tsx'),
    moderation: () => import('@/pages/admin/moderation-page.tsx'),
    sagas: () => import('@/pages/admin/sagas-page.tsx'),
    chiffres: () => import('@/pages/admin/figures-page.tsx'),
    fermetures: () => import('@/pages/admin/closures-page.tsx'),
    liste: () => import('@/pages/admin/dashboard-page.tsx'),
  },
  '/admin/parcours/message': {
    close: inbox,
    messages: inbox,
    signalements: inbox,
    fermetures: inbox,
    avis: inbox,
    accueil: inbox,
  },
  '/admin/parcours/news': {
    article: atelierOfNews,
    ecrire: atelierOfNews,
    liste: () => import('@/pages/admin/news-page.tsx'),
  },
  '/admin/parcours/d': {
    commencer: () => import('@/pages/admin/d/device-choose-page.tsx'),
    pasAPas: () => import('@/pages/admin/d/device-guide-page.tsx'),
    carte: () => import('@/pages/admin/d/device-map-page.tsx'),
    page: () => import('@/pages/admin/d/device-one-page.tsx'),
    aventure: () => import('@/pages/admin/d/device-aventure-page.tsx'),
    atelier: () => import('@/pages/admin/d/device-atelier-page.tsx'),
    reperage: () => import('@/pages/admin/d/device-reperage-page.tsx'),
    partir: () => import('@/pages/admin/d/device-import-page.tsx'),
    compte: () => import('@/pages/admin/d/device-carry-page.tsx'),
    accueil: () => import('@/pages/admin/d/device-list-page.tsx'),
  },
  '/admin/parcours/ed': {
    conseil: () => import('@/pages/admin/ed/commune-council-page.tsx'),
    messages: () => import('@/pages/admin/ed/commune-messages-page.tsx'),
    preuves: () => import('@/pages/admin/ed/commune-preuves-page.tsx'),
    passage: () => import('@/pages/admin/ed/commune-passage-page.tsx'),
    commune: () => import('@/pages/admin/ed/commune-desk-page.tsx'),
    responsable: () => import('@/pages/admin/ed/responsable-page.tsx'),
    territoireConseil: () => import('@/pages/admin/ed/territoire-council-page.tsx'),
    territoireMessages: () => import('@/pages/admin/ed/territoire-messages-page.tsx'),
    territoireSagas: () => import('@/pages/admin/ed/territoire-sagas-page.tsx'),
    territoire: () => import('@/pages/admin/ed/territoire-desk-page.tsx'),
    rattachement: () => import('@/pages/admin/ed/rattachement-page.tsx'),
    entretien: () => import('@/pages/admin/ed/upkeep-page.tsx'),
    invitation: () => import('@/pages/admin/ed/invitation-page.tsx'),
    nouveau: shared,
    prive: () => import('@/pages/admin/ed/privee-author-page.tsx'),
    soumettre: shared,
    parcours: shared,
    accueil: shared,
  },
} satisfies { readonly [Path in ViewedPath]: Readonly<Record<ViewName<Path>, Screen>> };
