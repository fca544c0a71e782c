import { setLangue } from '@/langue/current-langue.ts';

// As the site does before its first page: a message cannot be said before a language is.
setLangue('fr');
