/** How the wizard is embedded: in place, or behind a button. */
export const widgetModes = ['inline', 'button'] as const;
export type WidgetMode = (typeof widgetModes)[number];

export interface WidgetChoice {
  readonly mode: WidgetMode;
  /** Undefined uses the language of the embedding page. */
  readonly language?: 'de' | 'ru' | undefined;
  /** Id of a preselected service. */
  readonly service?: string | undefined;
}

/** Returns the script tag that embeds the wizard of the studio at the origin `studio`. */
export const widgetSnippet = (studio: string, { mode, language, service }: WidgetChoice): string => {
  const attributes = [
    `src="${studio}/widget.js"`,
    `data-mode="${mode}"`,
    ...(language ? [`data-language="${language}"`] : []),
    ...(service ? [`data-service="${service}"`] : []),
    'async',
  ];
  return `<script ${attributes.join(' ')}></script>`;
};
