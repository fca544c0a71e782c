import { expect, type Locator, type Page } from '@playwright/test';

/** The ways to sign in, by roles and French names as a person uses them. */
export class SignInDriver {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get email(): Locator {
    return this.page.getByRole('textbox', { name: 'Adresse e-mail' });
  }

  get password(): Locator {
    return this.page.getByLabel('Mot de passe', { exact: true });
  }

  get submit(): Locator {
    return this.page.getByRole('button', { name: 'Se connecter' });
  }

  async open(address = '/login'): Promise<void> {
    await this.page.goto(address);
    await expect(this.email).toBeVisible();
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.email.fill(email);
    await this.password.fill(password);
    await this.submit.click();
  }

  async fillAccount(pseudonyme: string, email: string, password: string): Promise<void> {
    await this.page.getByLabel('Pseudonyme').fill(pseudonyme);
    await this.email.fill(email);
    await this.password.fill(password);
  }

  async createAccount(): Promise<void> {
    await this.page.getByRole('button', { name: 'Créer mon compte' }).click();
  }

  async expectTitle(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1 })).toHaveText(title);
  }

  /** The session is open: the page has led on. */
  async expectAt(path: string): Promise<void> {
    await this.page.waitForURL(({ pathname, search }) => pathname + search === path);
  }
}
