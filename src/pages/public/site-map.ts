import { mentionRgaa } from '@/content/accessibilite.ts';
import { paths } from '@/lib/paths.ts';

/** Every public page, by purpose: `/utilisation#plan-du-site`. */
export const siteMap = [
  {
    titre: 'Jouer',
    pages: [
      { label: 'Accueil', to: paths.home() },
      { label: 'Les quêtes', to: paths.queteList() },
      { label: 'Les codes', to: paths.codeList() },
      { label: 'Jouer hors ligne, installer', to: paths.download() },
    ],
  },
  {
    titre: 'Écrire',
    pages: [
      { label: 'Pour les mairies', to: paths.mairie() },
      { label: 'Écrire un parcours', to: paths.demonstration() },
      { label: 'Le guide des auteurs', to: paths.aide('auteur') },
      { label: 'Le guide de l’équipe', to: paths.aide('equipe') },
      { label: 'Le parcours vierge', to: paths.defaultFormData() },
    ],
  },
  {
    titre: 'Votre compte',
    pages: [
      { label: 'Se connecter', to: paths.login() },
      { label: 'Mot de passe oublié', to: paths.forgotPassword() },
      { label: 'Mon espace', to: paths.user() },
    ],
  },
  {
    titre: 'Le site',
    pages: [
      { label: 'Actualités', to: paths.blog() },
      { label: 'Questions fréquentes', to: paths.faq() },
      { label: 'Nous écrire', to: paths.contact() },
      { label: 'Données personnelles', to: paths.privacy() },
      { label: 'Mentions légales', to: paths.utilisation('mentions-legales') },
      { label: mentionRgaa, to: paths.utilisation('accessibilite') },
      { label: 'Écoconception', to: paths.ecoconception() },
      { label: 'Conditions d’utilisation', to: paths.utilisation('cgu') },
    ],
  },
] as const;
