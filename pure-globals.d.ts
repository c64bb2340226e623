// The few globals that domain/ and shared/kernel/ may use: computations that every runtime has. See tsconfig.pure.json.

declare class URL {
  static canParse(url: string): boolean;
  constructor(url: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

declare class TextDecoder {
  constructor(encoding: string, options?: { readonly fatal: boolean });
  decode(bytes: Uint8Array): string;
}
