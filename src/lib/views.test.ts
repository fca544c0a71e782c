import { describe, expect, test } from 'vitest';
import { devicePaths, paths } from './paths.ts';
import { viewAt, viewQueries, type ViewedPath } from './views.ts';

const parts = { departement: '22', communeSlug: 'dinan', slug: 'le-secret' };
const jouer = '/les_quetes/:departement/:commune/:slug/jouer';
const create = '/admin/parcours/create';
const dashboard = '/admin/parcours/dashboard';
const message = '/admin/parcours/message';
const news = '/admin/parcours/news';
const device = '/admin/parcours/d';
const ed = '/admin/parcours/ed';

const built: [path: ViewedPath, view: string, address: string][] = [
  ['/blog', 'liste', paths.blog({ rubrique: 'codes', page: '2' })],
  ['/blog', 'article', paths.blog({ article: 'le-telegraphe' })],
  ['/login', 'motDePasse', paths.login({ redirect: '/user?vue=lien' })],
  ['/login', 'lien', paths.login({ vue: 'lien' })],
  ['/login', 'compte', paths.login({ vue: 'compte' })],
  ['/mairie', 'lettre', paths.mairie({ commune: '13-barbentane' })],
  ['/mairie', 'document', paths.mairie({ document: 'affiche', commune: '13-arles' })],
  [jouer, 'partie', paths.jouer(parts)],
  [jouer, 'recommencer', paths.recommencer(parts)],
  [jouer, 'depart', paths.depart(parts)],
  [jouer, 'tournee', paths.tournee(parts, 'abc')],
  [jouer, 'animation', paths.animation(parts)],
  [jouer, 'ecran', paths.animation(parts, { id: 'abc', vue: 'ecran' })],
  [jouer, 'feuilles', paths.animation(parts, { id: 'abc', vue: 'feuilles' })],
  [jouer, 'reponses', paths.animation(parts, { id: 'abc', vue: 'reponses' })],
  [create, 'pasAPas', paths.create({ id: 'p1', ecran: 'titre' })],
  [create, 'reperage', paths.reperage()],
  [dashboard, 'liste', paths.dashboard({ q: 'lavoir', etat: 'relecture' })],
  [dashboard, 'commencer', paths.choose({ id: 'p1' })],
  [dashboard, 'bilan', paths.dashboard({ vue: 'bilan', commune: '88_epinal' })],
  [dashboard, 'chiffres', paths.dashboard({ vue: 'chiffres', periode: '90' })],
  [dashboard, 'moderation', paths.dashboard({ vue: 'moderation' })],
  [dashboard, 'sagas', paths.sagas({ saga: 'les-trois-remparts' })],
  [message, 'accueil', paths.message({ conversation: 'c1' })],
  [message, 'messages', paths.message({ vue: 'messages' })],
  [message, 'close', paths.message({ vue: 'close' })],
  [message, 'signalements', paths.message({ vue: 'signalements' })],
  [message, 'fermetures', paths.message({ vue: 'fermetures' })],
  [message, 'avis', paths.message({ vue: 'avis' })],
  [dashboard, 'fermetures', paths.fermetures({ quete: 'q1', etape: 'e1' })],
  [news, 'liste', paths.news()],
  [news, 'article', paths.news({ article: 'le-telegraphe' })],
  [news, 'ecrire', paths.news({ vue: 'ecrire' })],
  [device, 'accueil', devicePaths.list()],
  [device, 'commencer', devicePaths.choose({ id: 'p1' })],
  [device, 'pasAPas', devicePaths.create({ id: 'p1' })],
  [device, 'carte', devicePaths.create2()],
  [device, 'page', devicePaths.simple()],
  [device, 'aventure', devicePaths.aventure()],
  [device, 'atelier', devicePaths.visite({ id: 'p1' })],
  [device, 'reperage', devicePaths.reperage()],
  [device, 'partir', devicePaths.newcreate({ de: 'modele' })],
  [device, 'compte', devicePaths.compte({ id: 'p1' })],
  [ed, 'accueil', paths.ed()],
  [ed, 'parcours', paths.ed({ id: 'p1' })],
  [ed, 'soumettre', paths.ed({ id: 'p1', vue: 'soumettre' })],
  [ed, 'prive', paths.ed({ id: 'p1', vue: 'prive' })],
  [ed, 'nouveau', paths.ed({ vue: 'nouveau' })],
  [ed, 'invitation', paths.ed({ invitation: 'abc' })],
  [ed, 'commune', paths.communeDesk({ insee: '22050' })],
  [ed, 'messages', paths.communeMessages({ insee: '22050', boite: 'close' })],
  [ed, 'conseil', paths.conseil({ insee: '22050' })],
  [ed, 'preuves', paths.communePreuves({ insee: '22050' })],
  [ed, 'territoire', paths.territoireDesk({ siren: '200035087' })],
  [ed, 'territoireConseil', paths.territoireConseil({ siren: '200035087' })],
  [ed, 'passage', paths.communePassage({ insee: '22050', quete: 'q1' })],
  [ed, 'territoireSagas', paths.territoireSagas({ siren: '200035087' })],
  [ed, 'territoireMessages', paths.territoireMessages({ siren: '200035087' })],
  [ed, 'rattachement', paths.rattachement({ jeton: 'abc' })],
  [ed, 'responsable', paths.responsable({ jeton: 'abc' })],
  [ed, 'entretien', paths.entretien({ quete: 'q1', etape: 'e1' })],
];

const queryIn = (address: string) => new URL(address, 'https://quetes.fr').searchParams;

describe('the views of an address', () => {
  test.each(built)('%s shows %s at %s', (path, view, address) => {
    expect(viewAt(path, queryIn(address))).toBe(view);
  });

  test('each has an address that is built', () => {
    const names = Object.entries(viewQueries).flatMap(([path, views]) =>
      Object.keys(views).map((view) => `${path} ${view}`),
    );
    const shown = built.map(([path, view]) => `${path} ${view}`);
    expect(shown.toSorted()).toEqual(names.toSorted());
  });

  test.each(Object.keys(viewQueries) as ViewedPath[])(
    '%s has none of an unknown name',
    (path) => {
      expect(viewAt(path, queryIn('?vue=inconnue'))).toBeNull();
      expect(viewAt(path, queryIn('?commune=22050&vue=inconnue'))).toBeNull();
      expect(viewAt(path, queryIn('?vue=constructor'))).toBeNull();
      expect(viewAt(path, queryIn('?vue='))).not.toBeNull();
    },
  );
});
