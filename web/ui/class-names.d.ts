/// <reference types="vite/types/importMeta.d.ts" />

// Each name of a module of classes is a text; boundaries/class-names.test.ts checks which names there are.
declare module '*.module.css'
