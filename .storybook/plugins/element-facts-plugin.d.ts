declare module 'virtual:element-facts' {
  /** Facts by the title of the stories, such as `Actions/Button`. */
  export const elementFacts: Readonly<Record<string, import('./element-facts.ts').ElementFacts>>;
}

declare module 'virtual:screen-rules' {
  /** Rules by the title of the stories, such as `Screens/Public/Home`. */
  export const screenRules: Readonly<Record<string, import('../docs/screen-rules.ts').ScreenRules>>;
}
