import { createServer } from 'node:http'
import { loadPages } from '@app/server/http/load-pages'
import { answerToParent } from '../server/child.ts'
import { productSettings } from '../server/product-settings.ts'
import { dist } from './dist.ts'

// The least that any server must do: the same bytes and headers from memory, whatever is asked.
const page = (await loadPages(dist, productSettings)).get('/landing.html')
const bytes = page?.body.br
const headers = { ...page?.headers, 'content-encoding': 'br', 'content-length': bytes?.byteLength }
answerToParent(createServer((_, response) => void response.writeHead(200, headers).end(bytes)))
