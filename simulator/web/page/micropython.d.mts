// The part of MicroPython's own module that the worker uses; its file comes from npm.

export interface Interpreter {
  FS: {
    mkdir(path: string): void;
    writeFile(path: string, data: string | Uint8Array): void;
    readFile(path: string): Uint8Array;
    readdir(path: string): string[];
  };
  _module: { HEAPU8: Uint8Array };
  registerJsModule(name: string, module: object): void;
  pyimport(name: string): any;
}

export function loadMicroPython(options: {
  url: string;
  heapsize: number;
  stdout: (line: string) => void;
}): Promise<Interpreter>;
