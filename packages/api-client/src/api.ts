export interface paths {
    "/api/v1/templates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The templates of the account, the newest first; or the one of a name, however its letters are written */
        get: operations["listKeptTemplates"];
        put?: never;
        /** Keeps a template, and lessons that come with it; one of the same name gives way, unless is_autofill has the new one numbered instead */
        post: operations["keepTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A template with what it learned, as the template file that the command takes */
        get: operations["getKeptTemplate"];
        /** Changes a template, or, with the updated_at of the version that was changed, only where it is still that version */
        put: operations["changeKeptTemplate"];
        post?: never;
        /** Deletes a template, what it learned and what it was before */
        delete: operations["deleteKeptTemplate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/templates/{id}/lessons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Teaches a template: lessons that it has stay as they are, and one that was forgotten stays forgotten */
        post: operations["addLessons"];
        /** Has a template forget what it learned: one lesson, or all of them */
        delete: operations["forgetLessons"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The runs of the account, the newest first */
        get: operations["listRuns"];
        put?: never;
        /** Starts a run: reads the documents on the server and finds the fields of a template, given or kept in the account */
        post: operations["createRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a run stands */
        get: operations["getRun"];
        put?: never;
        post?: never;
        /** Deletes a run with its documents and rows */
        delete: operations["deleteRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/documents": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The documents of a run, in the order in which they were given */
        get: operations["listRunDocuments"];
        put?: never;
        /** Adds documents to a run that was not cancelled */
        post: operations["addRunDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows of the documents that are done, as people left them, as a file */
        get: operations["getRunRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The rows of all runs of one template, the oldest first, in the columns of the newest: an address that stays the same, for spreadsheets that refresh from it. A run that goes over another one counts when that one is deleted */
        get: operations["getTemplateRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How a run goes on, as server-sent events: each holds the run, and its id is the revision, from which Last-Event-ID goes on */
        get: operations["followRun"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends a run: what is done stays, the rest is not read, and its pages are not counted */
        post: operations["cancelRun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/rerun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Goes over the documents of a run that has ended once more, by another template or, without one, as the present engine does: a run of its own, whose pages are not counted again */
        post: operations["rerun"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{id}/differences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Which cells of a run differ from the run that it goes over once more, document by document, as people left both */
        get: operations["listRunDifferences"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins an upload that goes on after a break, as tus 1.0.0 has it: its length is in Upload-Length, the name of the file in Upload-Metadata (filename); it becomes a document where a run names it in uploads */
        post: operations["createUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/uploads/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How much of an upload has come, in Upload-Offset too; as HEAD, how tus asks before it goes on */
        get: operations["getUpload"];
        put?: never;
        post?: never;
        /** Ends an upload; what has come of it is deleted */
        delete: operations["deleteUpload"];
        options?: never;
        head?: never;
        /** Goes on with an upload at Upload-Offset. What has come of a request that breaks off is kept */
        patch: operations["continueUpload"];
        trace?: never;
    };
    "/api/v1/run-documents/{id}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was found in a document of a run: its rows with the evidence of every value, as JSON */
        get: operations["getRunDocumentResult"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/run-documents/{id}/reading": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was read of a document of a run: the words of its pages with their places, as JSON */
        get: operations["getRunDocumentReading"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/run-documents/{id}/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A document of a run as it was given, byte for byte */
        get: operations["getRunDocumentContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/run-documents/{id}/corrections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a person changed in the rows of a document of a run, and when: the newest first, each with all that was changed by then */
        get: operations["listRunCorrections"];
        /** Keeps what a person changed in the rows of a document of a run, beside what was found; what was kept before stays in its history */
        put: operations["saveRunCorrections"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/run-documents/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reads again what could not be read of a document of a run: all of it, or the pages that failed */
        post: operations["retryRunDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The webhooks of the account, the newest first */
        get: operations["listWebhooks"];
        put?: never;
        /** Has an address told when runs end. The secret that signs what it is sent is shown in this answer and never again */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Switches a webhook off or on. What is still to be sent to one that is off is not sent */
        put: operations["switchWebhook"];
        post?: never;
        /** Deletes a webhook with its deliveries */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a webhook was sent in the last 30 days, the newest first, each with its attempts */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/webhook-deliveries/{id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sends once more what a webhook was sent, with the same webhook-id, and tries again as for a new one */
        post: operations["replayWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where other servers of the Model Context Protocol send messages of their own: this one sends none */
        get: operations["listenToAssistantTools"];
        put?: never;
        /** For assistants: a message of the Model Context Protocol. What a key is offered goes by its scopes */
        post: operations["askAssistantTools"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/extract": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** For small files: starts a run, waits for its end and answers with the rows, in one call */
        post: operations["extractNow"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Failure: {
            /** @enum {string} */
            code: "malformed_request" | "invalid_credentials" | "email_taken" | "reset_link_invalid" | "email_link_invalid" | "sheets_link_invalid" | "wrong_password" | "no_password" | "confirmation_mismatch" | "signature_invalid" | "not_authenticated" | "payment_declined" | "email_not_proved" | "scope_missing" | "origin_refused" | "corrections_off" | "not_found" | "template_not_found" | "key_not_found" | "webhook_not_found" | "delivery_not_found" | "upload_not_found" | "run_not_found" | "document_not_found" | "spreadsheet_not_found" | "subscription_not_found" | "invoice_not_found" | "method_not_allowed" | "too_slow" | "plans_not_sold" | "sheets_not_offered" | "sheets_not_connected" | "sheets_append_under_way" | "already_subscribed" | "payment_under_way" | "plan_unchanged" | "payment_open" | "idempotency_under_way" | "document_not_done" | "document_not_failed" | "upload_elsewhere" | "upload_unfinished" | "run_cancelled" | "run_not_ended" | "webhook_disabled" | "template_changed" | "content_gone" | "tus_version" | "too_large" | "unsupported_media_type" | "invalid_request" | "common_password" | "idempotency_mismatch" | "no_document_read" | "address_refused" | "url_refused" | "no_language_model" | "too_many_rows" | "document_refused" | "too_many_uploads" | "too_many_webhooks" | "too_many_keys" | "too_many_files" | "too_many_templates" | "too_many_corrections" | "too_many_requests" | "internal" | "sheets_refused" | "sheets_unavailable" | "payments_unavailable" | "run_goes_on" | "unavailable";
            detail: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listKeptTemplates: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                name?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            description: string;
                            entities: {
                                id: string;
                                variableName: string;
                                description: string;
                                /** @enum {string} */
                                type: "text" | "number" | "yes/no" | "enum";
                                enumValues: string[];
                                rules?: unknown;
                            }[];
                            /** Format: date-time */
                            created_at: string;
                            /** Format: date-time */
                            updated_at: string;
                        }[];
                        has_more: boolean;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    keepTemplate: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    /** @default  */
                    description?: string;
                    entities: {
                        id?: string;
                        variableName: string;
                        /** @default  */
                        description?: string;
                        /**
                         * @default text
                         * @enum {string}
                         */
                        type?: "text" | "number" | "yes/no" | "enum";
                        enumValues?: string[] | null;
                        rules?: unknown | null;
                    }[];
                    /** @default [] */
                    lessons?: {
                        /** Format: uuid */
                        id: string;
                        layoutFingerprint: string;
                        contexts: {
                            printed: string;
                            recognised: boolean;
                            lines: number;
                            left: string | null;
                            right: string | null;
                            above: string | null;
                            below: string | null;
                            startX: number;
                            endX: number;
                            fromTop: number;
                            fromEnd: number;
                            pagesBefore: number;
                            pagesAfter: number;
                        }[];
                        value: (({
                            /** @enum {string} */
                            kind: "text";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "date";
                            iso: string;
                        } | {
                            /** @enum {string} */
                            kind: "number";
                            number: number;
                            decimals: number;
                        } | {
                            /** @enum {string} */
                            kind: "yes/no";
                            yes: boolean;
                        } | {
                            /** @enum {string} */
                            kind: "enum";
                            value: string;
                        }) | {
                            /** @enum {string} */
                            kind: "table";
                            anchors: {
                                text: string;
                                x: number;
                                y: number;
                            }[];
                            width: number;
                            columns: number[];
                            head: number[];
                            rowsBy: ("lines" | "layout") | number;
                            below: string;
                        }) | null;
                        /** Format: date-time */
                        at: string;
                        engineVersion: string;
                        field: string;
                        document?: string;
                    }[];
                    /** @default false */
                    is_autofill?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        entities: {
                            id: string;
                            variableName: string;
                            description: string;
                            /** @enum {string} */
                            type: "text" | "number" | "yes/no" | "enum";
                            enumValues: string[];
                            rules?: unknown;
                        }[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        lessons: {
                            id: string;
                            layoutFingerprint: string;
                            contexts: {
                                printed: string;
                                recognised: boolean;
                                lines: number;
                                left: string | null;
                                right: string | null;
                                above: string | null;
                                below: string | null;
                                startX: number;
                                endX: number;
                                fromTop: number;
                                fromEnd: number;
                                pagesBefore: number;
                                pagesAfter: number;
                            }[];
                            value: (({
                                /** @enum {string} */
                                kind: "text";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "date";
                                iso: string;
                            } | {
                                /** @enum {string} */
                                kind: "number";
                                number: number;
                                decimals: number;
                            } | {
                                /** @enum {string} */
                                kind: "yes/no";
                                yes: boolean;
                            } | {
                                /** @enum {string} */
                                kind: "enum";
                                value: string;
                            }) | {
                                /** @enum {string} */
                                kind: "table";
                                anchors: {
                                    text: string;
                                    x: number;
                                    y: number;
                                }[];
                                width: number;
                                columns: number[];
                                head: number[];
                                rowsBy: ("lines" | "layout") | number;
                                below: string;
                            }) | null;
                            at: string;
                            engineVersion: string;
                            field: string;
                        }[];
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getKeptTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        entities: {
                            id: string;
                            variableName: string;
                            description: string;
                            /** @enum {string} */
                            type: "text" | "number" | "yes/no" | "enum";
                            enumValues: string[];
                            rules?: unknown;
                        }[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                        lessons: {
                            id: string;
                            layoutFingerprint: string;
                            contexts: {
                                printed: string;
                                recognised: boolean;
                                lines: number;
                                left: string | null;
                                right: string | null;
                                above: string | null;
                                below: string | null;
                                startX: number;
                                endX: number;
                                fromTop: number;
                                fromEnd: number;
                                pagesBefore: number;
                                pagesAfter: number;
                            }[];
                            value: (({
                                /** @enum {string} */
                                kind: "text";
                                text: string;
                            } | {
                                /** @enum {string} */
                                kind: "date";
                                iso: string;
                            } | {
                                /** @enum {string} */
                                kind: "number";
                                number: number;
                                decimals: number;
                            } | {
                                /** @enum {string} */
                                kind: "yes/no";
                                yes: boolean;
                            } | {
                                /** @enum {string} */
                                kind: "enum";
                                value: string;
                            }) | {
                                /** @enum {string} */
                                kind: "table";
                                anchors: {
                                    text: string;
                                    x: number;
                                    y: number;
                                }[];
                                width: number;
                                columns: number[];
                                head: number[];
                                rowsBy: ("lines" | "layout") | number;
                                below: string;
                            }) | null;
                            at: string;
                            engineVersion: string;
                            field: string;
                        }[];
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeKeptTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    description: string;
                    entities?: {
                        id?: string;
                        variableName: string;
                        /** @default  */
                        description?: string;
                        /**
                         * @default text
                         * @enum {string}
                         */
                        type?: "text" | "number" | "yes/no" | "enum";
                        enumValues?: string[] | null;
                        rules?: unknown | null;
                    }[];
                    /** Format: date-time */
                    updated_at?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        description: string;
                        entities: {
                            id: string;
                            variableName: string;
                            description: string;
                            /** @enum {string} */
                            type: "text" | "number" | "yes/no" | "enum";
                            enumValues: string[];
                            rules?: unknown;
                        }[];
                        /** Format: date-time */
                        created_at: string;
                        /** Format: date-time */
                        updated_at: string;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteKeptTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addLessons: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lessons: {
                        /** Format: uuid */
                        id: string;
                        layoutFingerprint: string;
                        contexts: {
                            printed: string;
                            recognised: boolean;
                            lines: number;
                            left: string | null;
                            right: string | null;
                            above: string | null;
                            below: string | null;
                            startX: number;
                            endX: number;
                            fromTop: number;
                            fromEnd: number;
                            pagesBefore: number;
                            pagesAfter: number;
                        }[];
                        value: (({
                            /** @enum {string} */
                            kind: "text";
                            text: string;
                        } | {
                            /** @enum {string} */
                            kind: "date";
                            iso: string;
                        } | {
                            /** @enum {string} */
                            kind: "number";
                            number: number;
                            decimals: number;
                        } | {
                            /** @enum {string} */
                            kind: "yes/no";
                            yes: boolean;
                        } | {
                            /** @enum {string} */
                            kind: "enum";
                            value: string;
                        }) | {
                            /** @enum {string} */
                            kind: "table";
                            anchors: {
                                text: string;
                                x: number;
                                y: number;
                            }[];
                            width: number;
                            columns: number[];
                            head: number[];
                            rowsBy: ("lines" | "layout") | number;
                            below: string;
                        }) | null;
                        /** Format: date-time */
                        at: string;
                        engineVersion: string;
                        field: string;
                        document?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lessons: number;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    forgetLessons: {
        parameters: {
            query?: {
                lesson_id?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lessons: number;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listRuns: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            name: string;
                            /** @enum {string} */
                            state: "running" | "done" | "cancelled";
                            template: unknown;
                            /** @enum {string} */
                            row_mode: "auto" | "document" | "item";
                            /** @enum {string} */
                            model_mode: "built-in" | "both" | "model";
                            engine_version: string;
                            based_on: string | null;
                            /** Format: date-time */
                            created_at: string;
                            ended_at: string | null;
                            documents: {
                                waiting: number;
                                reading: number;
                                done: number;
                                failed: number;
                                cancelled: number;
                            };
                            pages: number;
                            revision: number;
                        }[];
                        has_more: boolean;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createRun: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        description?: string;
                        entities: {
                            id?: string;
                            variableName: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @default text
                             * @enum {string}
                             */
                            type?: "text" | "number" | "yes/no" | "enum";
                            enumValues?: string[] | null;
                            rules?: unknown | null;
                        }[];
                        modelMode?: ("built-in" | "both" | "model") | null;
                    };
                    template_id?: string;
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    row_mode?: "auto" | "document" | "item";
                    /** @enum {string} */
                    model_mode?: "built-in" | "both" | "model";
                    /** @default  */
                    name?: string;
                    /** @default [] */
                    documents?: {
                        file_name: string;
                        /** Format: byte */
                        content: string;
                    }[];
                    /** @default [] */
                    uploads?: string[];
                    /** @default [] */
                    urls?: {
                        /** Format: uri */
                        url: string;
                        file_name?: string;
                    }[];
                };
                "multipart/form-data": {
                    template?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        description?: string;
                        entities: {
                            id?: string;
                            variableName: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @default text
                             * @enum {string}
                             */
                            type?: "text" | "number" | "yes/no" | "enum";
                            enumValues?: string[] | null;
                            rules?: unknown | null;
                        }[];
                        modelMode?: ("built-in" | "both" | "model") | null;
                    };
                    template_id?: string;
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    row_mode?: "auto" | "document" | "item";
                    /** @enum {string} */
                    model_mode?: "built-in" | "both" | "model";
                    /** @default  */
                    name?: string;
                    /** @default [] */
                    documents?: {
                        file_name: string;
                        /** Format: byte */
                        content: string;
                    }[];
                    /** @default [] */
                    uploads?: string[];
                    /** @default [] */
                    urls?: {
                        /** Format: uri */
                        url: string;
                        file_name?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        state: "running" | "done" | "cancelled";
                        template: unknown;
                        /** @enum {string} */
                        row_mode: "auto" | "document" | "item";
                        /** @enum {string} */
                        model_mode: "built-in" | "both" | "model";
                        engine_version: string;
                        based_on: string | null;
                        /** Format: date-time */
                        created_at: string;
                        ended_at: string | null;
                        documents: {
                            waiting: number;
                            reading: number;
                            done: number;
                            failed: number;
                            cancelled: number;
                        };
                        pages: number;
                        revision: number;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        state: "running" | "done" | "cancelled";
                        template: unknown;
                        /** @enum {string} */
                        row_mode: "auto" | "document" | "item";
                        /** @enum {string} */
                        model_mode: "built-in" | "both" | "model";
                        engine_version: string;
                        based_on: string | null;
                        /** Format: date-time */
                        created_at: string;
                        ended_at: string | null;
                        documents: {
                            waiting: number;
                            reading: number;
                            done: number;
                            failed: number;
                            cancelled: number;
                        };
                        pages: number;
                        revision: number;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listRunDocuments: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            file_name: string;
                            bytes: number;
                            /** @enum {string} */
                            state: "waiting" | "reading" | "done" | "failed" | "cancelled";
                            pages: number | null;
                            pages_read: number;
                            rows: number | null;
                            status: ("succeeded" | "partial") | null;
                            error: {
                                code: string;
                                message: string;
                            } | null;
                            ended_at: string | null;
                            corrected_at: string | null;
                        }[];
                        has_more: boolean;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addRunDocuments: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @default [] */
                    documents?: {
                        file_name: string;
                        /** Format: byte */
                        content: string;
                    }[];
                    /** @default [] */
                    uploads?: string[];
                    /** @default [] */
                    urls?: {
                        /** Format: uri */
                        url: string;
                        file_name?: string;
                    }[];
                };
                "multipart/form-data": {
                    /** @default [] */
                    documents?: {
                        file_name: string;
                        /** Format: byte */
                        content: string;
                    }[];
                    /** @default [] */
                    uploads?: string[];
                    /** @default [] */
                    urls?: {
                        /** Format: uri */
                        url: string;
                        file_name?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        state: "running" | "done" | "cancelled";
                        template: unknown;
                        /** @enum {string} */
                        row_mode: "auto" | "document" | "item";
                        /** @enum {string} */
                        model_mode: "built-in" | "both" | "model";
                        engine_version: string;
                        based_on: string | null;
                        /** Format: date-time */
                        created_at: string;
                        ended_at: string | null;
                        documents: {
                            waiting: number;
                            reading: number;
                            done: number;
                            failed: number;
                            cancelled: number;
                        };
                        pages: number;
                        revision: number;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getRunRows: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv" | "tsv" | "json";
                remarks?: "true" | "false";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/csv": unknown;
                    "text/tab-separated-values": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getTemplateRows: {
        parameters: {
            query: {
                format?: "xlsx" | "csv" | "tsv" | "json";
                remarks?: "true" | "false";
                template: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/csv": unknown;
                    "text/tab-separated-values": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    followRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelRun: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        state: "running" | "done" | "cancelled";
                        template: unknown;
                        /** @enum {string} */
                        row_mode: "auto" | "document" | "item";
                        /** @enum {string} */
                        model_mode: "built-in" | "both" | "model";
                        engine_version: string;
                        based_on: string | null;
                        /** Format: date-time */
                        created_at: string;
                        ended_at: string | null;
                        documents: {
                            waiting: number;
                            reading: number;
                            done: number;
                            failed: number;
                            cancelled: number;
                        };
                        pages: number;
                        revision: number;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    rerun: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        description?: string;
                        entities: {
                            id?: string;
                            variableName: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @default text
                             * @enum {string}
                             */
                            type?: "text" | "number" | "yes/no" | "enum";
                            enumValues?: string[] | null;
                            rules?: unknown | null;
                        }[];
                        modelMode?: ("built-in" | "both" | "model") | null;
                    };
                    template_id?: string;
                    /** @enum {string} */
                    row_mode?: "auto" | "document" | "item";
                    /** @enum {string} */
                    model_mode?: "built-in" | "both" | "model";
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        name: string;
                        /** @enum {string} */
                        state: "running" | "done" | "cancelled";
                        template: unknown;
                        /** @enum {string} */
                        row_mode: "auto" | "document" | "item";
                        /** @enum {string} */
                        model_mode: "built-in" | "both" | "model";
                        engine_version: string;
                        based_on: string | null;
                        /** Format: date-time */
                        created_at: string;
                        ended_at: string | null;
                        documents: {
                            waiting: number;
                            reading: number;
                            done: number;
                            failed: number;
                            cancelled: number;
                        };
                        pages: number;
                        revision: number;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listRunDifferences: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            document_id: string;
                            file_name: string;
                            rows_before: number | null;
                            rows_after: number | null;
                            changed_cells: number;
                            cells: {
                                row: number;
                                field: string;
                                before: string | null;
                                after: string | null;
                            }[];
                        }[];
                        has_more: boolean;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createUpload: {
        parameters: {
            query?: never;
            header?: {
                "tus-resumable"?: string;
                "upload-length"?: string;
                "upload-metadata"?: string;
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        file_name: string;
                        bytes: number;
                        received: number;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        file_name: string;
                        bytes: number;
                        received: number;
                        /** Format: date-time */
                        expires_at: string;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    continueUpload: {
        parameters: {
            query?: never;
            header?: {
                "tus-resumable"?: string;
                "upload-offset"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            412: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getRunDocumentResult: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getRunDocumentReading: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getRunDocumentContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/octet-stream": unknown;
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listRunCorrections: {
        parameters: {
            query?: {
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            by: string;
                            /** Format: date-time */
                            at: string;
                            corrections: {
                                cells: {
                                    rowId: string;
                                    fieldId: string;
                                    at: string;
                                    decision: {
                                        /** @enum {string} */
                                        kind: "value";
                                        candidate: {
                                            id: string;
                                            value: {
                                                /** @enum {string} */
                                                kind: "text";
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "date";
                                                iso: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "number";
                                                number: number;
                                                decimals: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "yes/no";
                                                yes: boolean;
                                            } | {
                                                /** @enum {string} */
                                                kind: "enum";
                                                value: string;
                                            };
                                            printed: string;
                                            evidence: ({
                                                /** @enum {string} */
                                                kind: "words";
                                                pageNumber: number;
                                                boxes: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                }[];
                                                text: string;
                                                /** @enum {string} */
                                                origin: "text" | "form" | "ocr";
                                            } | {
                                                /** @enum {string} */
                                                kind: "cell";
                                                pageNumber: number;
                                                table: string | null;
                                                reference: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "paragraph";
                                                pageNumber: number;
                                                number: number;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "line";
                                                pageNumber: number;
                                                number: number;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mail-header";
                                                name: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "form-field";
                                                pageNumber: number;
                                                name: string;
                                                box: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                } | null;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mark";
                                                pageNumber: number;
                                                box: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                };
                                                inkShare: number | null;
                                                checked: boolean;
                                                label: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "xml-path";
                                                fileName: string | null;
                                                path: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "attachment-list";
                                                names: string[];
                                            } | {
                                                /** @enum {string} */
                                                kind: "person";
                                                at: string;
                                            })[];
                                            derivation: {
                                                /** @enum {string} */
                                                kind: "normalise";
                                                /** @enum {string} */
                                                as: "text" | "date" | "number" | "yes/no" | "enum";
                                                reading: string | null;
                                            } | {
                                                /** @enum {string} */
                                                kind: "sum";
                                            } | {
                                                /** @enum {string} */
                                                kind: "product";
                                            } | {
                                                /** @enum {string} */
                                                kind: "concept";
                                                of: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mark";
                                            } | {
                                                /** @enum {string} */
                                                kind: "absence";
                                                /** @enum {string} */
                                                place: "closed" | "open";
                                            } | {
                                                /** @enum {string} */
                                                kind: "learned-replacement";
                                                correctionId: string;
                                                taught: string;
                                                value: {
                                                    /** @enum {string} */
                                                    kind: "text";
                                                    text: string;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "date";
                                                    iso: string;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "number";
                                                    number: number;
                                                    decimals: number;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "yes/no";
                                                    yes: boolean;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "enum";
                                                    value: string;
                                                };
                                            } | {
                                                /** @enum {string} */
                                                kind: "look-alike";
                                                /** @enum {string} */
                                                as: "text" | "number";
                                                reading: string | null;
                                                at: number;
                                                printed: string;
                                                read: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture-reading";
                                                /** @enum {string} */
                                                as: "text" | "date" | "number";
                                                printed: string;
                                                read: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "list-entry";
                                                entry: string;
                                            };
                                            score: number;
                                            confidence: number;
                                            reason: string;
                                            proof?: {
                                                /** @enum {string} */
                                                by: "check-digits" | "sum" | "product" | "column-sum" | "balance" | "order" | "two-places";
                                                reason: string;
                                            };
                                        };
                                        /** @enum {string} */
                                        by: "confirm" | "choose" | "cite" | "type";
                                    } | {
                                        /** @enum {string} */
                                        kind: "absent";
                                    } | {
                                        /** @enum {string} */
                                        kind: "learned";
                                        candidate: {
                                            id: string;
                                            value: {
                                                /** @enum {string} */
                                                kind: "text";
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "date";
                                                iso: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "number";
                                                number: number;
                                                decimals: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "yes/no";
                                                yes: boolean;
                                            } | {
                                                /** @enum {string} */
                                                kind: "enum";
                                                value: string;
                                            };
                                            printed: string;
                                            evidence: ({
                                                /** @enum {string} */
                                                kind: "words";
                                                pageNumber: number;
                                                boxes: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                }[];
                                                text: string;
                                                /** @enum {string} */
                                                origin: "text" | "form" | "ocr";
                                            } | {
                                                /** @enum {string} */
                                                kind: "cell";
                                                pageNumber: number;
                                                table: string | null;
                                                reference: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "paragraph";
                                                pageNumber: number;
                                                number: number;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "line";
                                                pageNumber: number;
                                                number: number;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mail-header";
                                                name: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "form-field";
                                                pageNumber: number;
                                                name: string;
                                                box: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                } | null;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mark";
                                                pageNumber: number;
                                                box: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                };
                                                inkShare: number | null;
                                                checked: boolean;
                                                label: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "xml-path";
                                                fileName: string | null;
                                                path: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "attachment-list";
                                                names: string[];
                                            } | {
                                                /** @enum {string} */
                                                kind: "person";
                                                at: string;
                                            })[];
                                            derivation: {
                                                /** @enum {string} */
                                                kind: "normalise";
                                                /** @enum {string} */
                                                as: "text" | "date" | "number" | "yes/no" | "enum";
                                                reading: string | null;
                                            } | {
                                                /** @enum {string} */
                                                kind: "sum";
                                            } | {
                                                /** @enum {string} */
                                                kind: "product";
                                            } | {
                                                /** @enum {string} */
                                                kind: "concept";
                                                of: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mark";
                                            } | {
                                                /** @enum {string} */
                                                kind: "absence";
                                                /** @enum {string} */
                                                place: "closed" | "open";
                                            } | {
                                                /** @enum {string} */
                                                kind: "learned-replacement";
                                                correctionId: string;
                                                taught: string;
                                                value: {
                                                    /** @enum {string} */
                                                    kind: "text";
                                                    text: string;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "date";
                                                    iso: string;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "number";
                                                    number: number;
                                                    decimals: number;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "yes/no";
                                                    yes: boolean;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "enum";
                                                    value: string;
                                                };
                                            } | {
                                                /** @enum {string} */
                                                kind: "look-alike";
                                                /** @enum {string} */
                                                as: "text" | "number";
                                                reading: string | null;
                                                at: number;
                                                printed: string;
                                                read: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture-reading";
                                                /** @enum {string} */
                                                as: "text" | "date" | "number";
                                                printed: string;
                                                read: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "list-entry";
                                                entry: string;
                                            };
                                            score: number;
                                            confidence: number;
                                            reason: string;
                                            proof?: {
                                                /** @enum {string} */
                                                by: "check-digits" | "sum" | "product" | "column-sum" | "balance" | "order" | "two-places";
                                                reason: string;
                                            };
                                        } | null;
                                        seen: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "reread";
                                        candidate: {
                                            id: string;
                                            value: {
                                                /** @enum {string} */
                                                kind: "text";
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "date";
                                                iso: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "number";
                                                number: number;
                                                decimals: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "yes/no";
                                                yes: boolean;
                                            } | {
                                                /** @enum {string} */
                                                kind: "enum";
                                                value: string;
                                            };
                                            printed: string;
                                            evidence: ({
                                                /** @enum {string} */
                                                kind: "words";
                                                pageNumber: number;
                                                boxes: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                }[];
                                                text: string;
                                                /** @enum {string} */
                                                origin: "text" | "form" | "ocr";
                                            } | {
                                                /** @enum {string} */
                                                kind: "cell";
                                                pageNumber: number;
                                                table: string | null;
                                                reference: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "paragraph";
                                                pageNumber: number;
                                                number: number;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "line";
                                                pageNumber: number;
                                                number: number;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mail-header";
                                                name: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "form-field";
                                                pageNumber: number;
                                                name: string;
                                                box: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                } | null;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mark";
                                                pageNumber: number;
                                                box: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                };
                                                inkShare: number | null;
                                                checked: boolean;
                                                label: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "xml-path";
                                                fileName: string | null;
                                                path: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "attachment-list";
                                                names: string[];
                                            } | {
                                                /** @enum {string} */
                                                kind: "person";
                                                at: string;
                                            })[];
                                            derivation: {
                                                /** @enum {string} */
                                                kind: "normalise";
                                                /** @enum {string} */
                                                as: "text" | "date" | "number" | "yes/no" | "enum";
                                                reading: string | null;
                                            } | {
                                                /** @enum {string} */
                                                kind: "sum";
                                            } | {
                                                /** @enum {string} */
                                                kind: "product";
                                            } | {
                                                /** @enum {string} */
                                                kind: "concept";
                                                of: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mark";
                                            } | {
                                                /** @enum {string} */
                                                kind: "absence";
                                                /** @enum {string} */
                                                place: "closed" | "open";
                                            } | {
                                                /** @enum {string} */
                                                kind: "learned-replacement";
                                                correctionId: string;
                                                taught: string;
                                                value: {
                                                    /** @enum {string} */
                                                    kind: "text";
                                                    text: string;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "date";
                                                    iso: string;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "number";
                                                    number: number;
                                                    decimals: number;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "yes/no";
                                                    yes: boolean;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "enum";
                                                    value: string;
                                                };
                                            } | {
                                                /** @enum {string} */
                                                kind: "look-alike";
                                                /** @enum {string} */
                                                as: "text" | "number";
                                                reading: string | null;
                                                at: number;
                                                printed: string;
                                                read: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture-reading";
                                                /** @enum {string} */
                                                as: "text" | "date" | "number";
                                                printed: string;
                                                read: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "list-entry";
                                                entry: string;
                                            };
                                            score: number;
                                            confidence: number;
                                            reason: string;
                                            proof?: {
                                                /** @enum {string} */
                                                by: "check-digits" | "sum" | "product" | "column-sum" | "balance" | "order" | "two-places";
                                                reason: string;
                                            };
                                        };
                                        other: {
                                            id: string;
                                            value: {
                                                /** @enum {string} */
                                                kind: "text";
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "date";
                                                iso: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "number";
                                                number: number;
                                                decimals: number;
                                            } | {
                                                /** @enum {string} */
                                                kind: "yes/no";
                                                yes: boolean;
                                            } | {
                                                /** @enum {string} */
                                                kind: "enum";
                                                value: string;
                                            };
                                            printed: string;
                                            evidence: ({
                                                /** @enum {string} */
                                                kind: "words";
                                                pageNumber: number;
                                                boxes: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                }[];
                                                text: string;
                                                /** @enum {string} */
                                                origin: "text" | "form" | "ocr";
                                            } | {
                                                /** @enum {string} */
                                                kind: "cell";
                                                pageNumber: number;
                                                table: string | null;
                                                reference: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "paragraph";
                                                pageNumber: number;
                                                number: number;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "line";
                                                pageNumber: number;
                                                number: number;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mail-header";
                                                name: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "form-field";
                                                pageNumber: number;
                                                name: string;
                                                box: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                } | null;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mark";
                                                pageNumber: number;
                                                box: {
                                                    left: number;
                                                    top: number;
                                                    right: number;
                                                    bottom: number;
                                                };
                                                inkShare: number | null;
                                                checked: boolean;
                                                label: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "xml-path";
                                                fileName: string | null;
                                                path: string;
                                                text: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "attachment-list";
                                                names: string[];
                                            } | {
                                                /** @enum {string} */
                                                kind: "person";
                                                at: string;
                                            })[];
                                            derivation: {
                                                /** @enum {string} */
                                                kind: "normalise";
                                                /** @enum {string} */
                                                as: "text" | "date" | "number" | "yes/no" | "enum";
                                                reading: string | null;
                                            } | {
                                                /** @enum {string} */
                                                kind: "sum";
                                            } | {
                                                /** @enum {string} */
                                                kind: "product";
                                            } | {
                                                /** @enum {string} */
                                                kind: "concept";
                                                of: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "mark";
                                            } | {
                                                /** @enum {string} */
                                                kind: "absence";
                                                /** @enum {string} */
                                                place: "closed" | "open";
                                            } | {
                                                /** @enum {string} */
                                                kind: "learned-replacement";
                                                correctionId: string;
                                                taught: string;
                                                value: {
                                                    /** @enum {string} */
                                                    kind: "text";
                                                    text: string;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "date";
                                                    iso: string;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "number";
                                                    number: number;
                                                    decimals: number;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "yes/no";
                                                    yes: boolean;
                                                } | {
                                                    /** @enum {string} */
                                                    kind: "enum";
                                                    value: string;
                                                };
                                            } | {
                                                /** @enum {string} */
                                                kind: "look-alike";
                                                /** @enum {string} */
                                                as: "text" | "number";
                                                reading: string | null;
                                                at: number;
                                                printed: string;
                                                read: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "picture-reading";
                                                /** @enum {string} */
                                                as: "text" | "date" | "number";
                                                printed: string;
                                                read: string;
                                            } | {
                                                /** @enum {string} */
                                                kind: "list-entry";
                                                entry: string;
                                            };
                                            score: number;
                                            confidence: number;
                                            reason: string;
                                            proof?: {
                                                /** @enum {string} */
                                                by: "check-digits" | "sum" | "product" | "column-sum" | "balance" | "order" | "two-places";
                                                reason: string;
                                            };
                                        } | null;
                                    };
                                }[];
                                removedRows: string[];
                                addedRows: {
                                    rowId: string;
                                    after: string;
                                }[];
                                tables?: {
                                    pageNumber: number;
                                    box: {
                                        left: number;
                                        top: number;
                                        right: number;
                                        bottom: number;
                                    };
                                    columns: number[];
                                    rows: number[];
                                }[];
                            };
                        }[];
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveRunCorrections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    corrections: {
                        cells: {
                            rowId: string;
                            fieldId: string;
                            at: string;
                            decision: {
                                /** @enum {string} */
                                kind: "value";
                                candidate: {
                                    id: string;
                                    value: {
                                        /** @enum {string} */
                                        kind: "text";
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "date";
                                        iso: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "number";
                                        number: number;
                                        decimals: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "yes/no";
                                        yes: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "enum";
                                        value: string;
                                    };
                                    printed: string;
                                    evidence: ({
                                        /** @enum {string} */
                                        kind: "words";
                                        pageNumber: number;
                                        boxes: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        }[];
                                        text: string;
                                        /** @enum {string} */
                                        origin: "text" | "form" | "ocr";
                                    } | {
                                        /** @enum {string} */
                                        kind: "cell";
                                        pageNumber: number;
                                        table: string | null;
                                        reference: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "paragraph";
                                        pageNumber: number;
                                        number: number;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "line";
                                        pageNumber: number;
                                        number: number;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mail-header";
                                        name: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "form-field";
                                        pageNumber: number;
                                        name: string;
                                        box: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        } | null;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mark";
                                        pageNumber: number;
                                        box: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        };
                                        inkShare: number | null;
                                        checked: boolean;
                                        label: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "xml-path";
                                        fileName: string | null;
                                        path: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "attachment-list";
                                        names: string[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "person";
                                        at: string;
                                    })[];
                                    derivation: {
                                        /** @enum {string} */
                                        kind: "normalise";
                                        /** @enum {string} */
                                        as: "text" | "date" | "number" | "yes/no" | "enum";
                                        reading: string | null;
                                    } | {
                                        /** @enum {string} */
                                        kind: "sum";
                                    } | {
                                        /** @enum {string} */
                                        kind: "product";
                                    } | {
                                        /** @enum {string} */
                                        kind: "concept";
                                        of: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mark";
                                    } | {
                                        /** @enum {string} */
                                        kind: "absence";
                                        /** @enum {string} */
                                        place: "closed" | "open";
                                    } | {
                                        /** @enum {string} */
                                        kind: "learned-replacement";
                                        correctionId: string;
                                        taught: string;
                                        value: {
                                            /** @enum {string} */
                                            kind: "text";
                                            text: string;
                                        } | {
                                            /** @enum {string} */
                                            kind: "date";
                                            iso: string;
                                        } | {
                                            /** @enum {string} */
                                            kind: "number";
                                            number: number;
                                            decimals: number;
                                        } | {
                                            /** @enum {string} */
                                            kind: "yes/no";
                                            yes: boolean;
                                        } | {
                                            /** @enum {string} */
                                            kind: "enum";
                                            value: string;
                                        };
                                    } | {
                                        /** @enum {string} */
                                        kind: "look-alike";
                                        /** @enum {string} */
                                        as: "text" | "number";
                                        reading: string | null;
                                        at: number;
                                        printed: string;
                                        read: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "picture-reading";
                                        /** @enum {string} */
                                        as: "text" | "date" | "number";
                                        printed: string;
                                        read: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "list-entry";
                                        entry: string;
                                    };
                                    score: number;
                                    confidence: number;
                                    reason: string;
                                    proof?: {
                                        /** @enum {string} */
                                        by: "check-digits" | "sum" | "product" | "column-sum" | "balance" | "order" | "two-places";
                                        reason: string;
                                    };
                                };
                                /** @enum {string} */
                                by: "confirm" | "choose" | "cite" | "type";
                            } | {
                                /** @enum {string} */
                                kind: "absent";
                            } | {
                                /** @enum {string} */
                                kind: "learned";
                                candidate: {
                                    id: string;
                                    value: {
                                        /** @enum {string} */
                                        kind: "text";
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "date";
                                        iso: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "number";
                                        number: number;
                                        decimals: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "yes/no";
                                        yes: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "enum";
                                        value: string;
                                    };
                                    printed: string;
                                    evidence: ({
                                        /** @enum {string} */
                                        kind: "words";
                                        pageNumber: number;
                                        boxes: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        }[];
                                        text: string;
                                        /** @enum {string} */
                                        origin: "text" | "form" | "ocr";
                                    } | {
                                        /** @enum {string} */
                                        kind: "cell";
                                        pageNumber: number;
                                        table: string | null;
                                        reference: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "paragraph";
                                        pageNumber: number;
                                        number: number;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "line";
                                        pageNumber: number;
                                        number: number;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mail-header";
                                        name: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "form-field";
                                        pageNumber: number;
                                        name: string;
                                        box: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        } | null;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mark";
                                        pageNumber: number;
                                        box: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        };
                                        inkShare: number | null;
                                        checked: boolean;
                                        label: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "xml-path";
                                        fileName: string | null;
                                        path: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "attachment-list";
                                        names: string[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "person";
                                        at: string;
                                    })[];
                                    derivation: {
                                        /** @enum {string} */
                                        kind: "normalise";
                                        /** @enum {string} */
                                        as: "text" | "date" | "number" | "yes/no" | "enum";
                                        reading: string | null;
                                    } | {
                                        /** @enum {string} */
                                        kind: "sum";
                                    } | {
                                        /** @enum {string} */
                                        kind: "product";
                                    } | {
                                        /** @enum {string} */
                                        kind: "concept";
                                        of: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mark";
                                    } | {
                                        /** @enum {string} */
                                        kind: "absence";
                                        /** @enum {string} */
                                        place: "closed" | "open";
                                    } | {
                                        /** @enum {string} */
                                        kind: "learned-replacement";
                                        correctionId: string;
                                        taught: string;
                                        value: {
                                            /** @enum {string} */
                                            kind: "text";
                                            text: string;
                                        } | {
                                            /** @enum {string} */
                                            kind: "date";
                                            iso: string;
                                        } | {
                                            /** @enum {string} */
                                            kind: "number";
                                            number: number;
                                            decimals: number;
                                        } | {
                                            /** @enum {string} */
                                            kind: "yes/no";
                                            yes: boolean;
                                        } | {
                                            /** @enum {string} */
                                            kind: "enum";
                                            value: string;
                                        };
                                    } | {
                                        /** @enum {string} */
                                        kind: "look-alike";
                                        /** @enum {string} */
                                        as: "text" | "number";
                                        reading: string | null;
                                        at: number;
                                        printed: string;
                                        read: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "picture-reading";
                                        /** @enum {string} */
                                        as: "text" | "date" | "number";
                                        printed: string;
                                        read: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "list-entry";
                                        entry: string;
                                    };
                                    score: number;
                                    confidence: number;
                                    reason: string;
                                    proof?: {
                                        /** @enum {string} */
                                        by: "check-digits" | "sum" | "product" | "column-sum" | "balance" | "order" | "two-places";
                                        reason: string;
                                    };
                                } | null;
                                seen: boolean;
                            } | {
                                /** @enum {string} */
                                kind: "reread";
                                candidate: {
                                    id: string;
                                    value: {
                                        /** @enum {string} */
                                        kind: "text";
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "date";
                                        iso: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "number";
                                        number: number;
                                        decimals: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "yes/no";
                                        yes: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "enum";
                                        value: string;
                                    };
                                    printed: string;
                                    evidence: ({
                                        /** @enum {string} */
                                        kind: "words";
                                        pageNumber: number;
                                        boxes: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        }[];
                                        text: string;
                                        /** @enum {string} */
                                        origin: "text" | "form" | "ocr";
                                    } | {
                                        /** @enum {string} */
                                        kind: "cell";
                                        pageNumber: number;
                                        table: string | null;
                                        reference: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "paragraph";
                                        pageNumber: number;
                                        number: number;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "line";
                                        pageNumber: number;
                                        number: number;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mail-header";
                                        name: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "form-field";
                                        pageNumber: number;
                                        name: string;
                                        box: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        } | null;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mark";
                                        pageNumber: number;
                                        box: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        };
                                        inkShare: number | null;
                                        checked: boolean;
                                        label: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "xml-path";
                                        fileName: string | null;
                                        path: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "attachment-list";
                                        names: string[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "person";
                                        at: string;
                                    })[];
                                    derivation: {
                                        /** @enum {string} */
                                        kind: "normalise";
                                        /** @enum {string} */
                                        as: "text" | "date" | "number" | "yes/no" | "enum";
                                        reading: string | null;
                                    } | {
                                        /** @enum {string} */
                                        kind: "sum";
                                    } | {
                                        /** @enum {string} */
                                        kind: "product";
                                    } | {
                                        /** @enum {string} */
                                        kind: "concept";
                                        of: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mark";
                                    } | {
                                        /** @enum {string} */
                                        kind: "absence";
                                        /** @enum {string} */
                                        place: "closed" | "open";
                                    } | {
                                        /** @enum {string} */
                                        kind: "learned-replacement";
                                        correctionId: string;
                                        taught: string;
                                        value: {
                                            /** @enum {string} */
                                            kind: "text";
                                            text: string;
                                        } | {
                                            /** @enum {string} */
                                            kind: "date";
                                            iso: string;
                                        } | {
                                            /** @enum {string} */
                                            kind: "number";
                                            number: number;
                                            decimals: number;
                                        } | {
                                            /** @enum {string} */
                                            kind: "yes/no";
                                            yes: boolean;
                                        } | {
                                            /** @enum {string} */
                                            kind: "enum";
                                            value: string;
                                        };
                                    } | {
                                        /** @enum {string} */
                                        kind: "look-alike";
                                        /** @enum {string} */
                                        as: "text" | "number";
                                        reading: string | null;
                                        at: number;
                                        printed: string;
                                        read: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "picture-reading";
                                        /** @enum {string} */
                                        as: "text" | "date" | "number";
                                        printed: string;
                                        read: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "list-entry";
                                        entry: string;
                                    };
                                    score: number;
                                    confidence: number;
                                    reason: string;
                                    proof?: {
                                        /** @enum {string} */
                                        by: "check-digits" | "sum" | "product" | "column-sum" | "balance" | "order" | "two-places";
                                        reason: string;
                                    };
                                };
                                other: {
                                    id: string;
                                    value: {
                                        /** @enum {string} */
                                        kind: "text";
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "date";
                                        iso: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "number";
                                        number: number;
                                        decimals: number;
                                    } | {
                                        /** @enum {string} */
                                        kind: "yes/no";
                                        yes: boolean;
                                    } | {
                                        /** @enum {string} */
                                        kind: "enum";
                                        value: string;
                                    };
                                    printed: string;
                                    evidence: ({
                                        /** @enum {string} */
                                        kind: "words";
                                        pageNumber: number;
                                        boxes: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        }[];
                                        text: string;
                                        /** @enum {string} */
                                        origin: "text" | "form" | "ocr";
                                    } | {
                                        /** @enum {string} */
                                        kind: "cell";
                                        pageNumber: number;
                                        table: string | null;
                                        reference: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "paragraph";
                                        pageNumber: number;
                                        number: number;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "line";
                                        pageNumber: number;
                                        number: number;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mail-header";
                                        name: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "form-field";
                                        pageNumber: number;
                                        name: string;
                                        box: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        } | null;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mark";
                                        pageNumber: number;
                                        box: {
                                            left: number;
                                            top: number;
                                            right: number;
                                            bottom: number;
                                        };
                                        inkShare: number | null;
                                        checked: boolean;
                                        label: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "xml-path";
                                        fileName: string | null;
                                        path: string;
                                        text: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "attachment-list";
                                        names: string[];
                                    } | {
                                        /** @enum {string} */
                                        kind: "person";
                                        at: string;
                                    })[];
                                    derivation: {
                                        /** @enum {string} */
                                        kind: "normalise";
                                        /** @enum {string} */
                                        as: "text" | "date" | "number" | "yes/no" | "enum";
                                        reading: string | null;
                                    } | {
                                        /** @enum {string} */
                                        kind: "sum";
                                    } | {
                                        /** @enum {string} */
                                        kind: "product";
                                    } | {
                                        /** @enum {string} */
                                        kind: "concept";
                                        of: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "mark";
                                    } | {
                                        /** @enum {string} */
                                        kind: "absence";
                                        /** @enum {string} */
                                        place: "closed" | "open";
                                    } | {
                                        /** @enum {string} */
                                        kind: "learned-replacement";
                                        correctionId: string;
                                        taught: string;
                                        value: {
                                            /** @enum {string} */
                                            kind: "text";
                                            text: string;
                                        } | {
                                            /** @enum {string} */
                                            kind: "date";
                                            iso: string;
                                        } | {
                                            /** @enum {string} */
                                            kind: "number";
                                            number: number;
                                            decimals: number;
                                        } | {
                                            /** @enum {string} */
                                            kind: "yes/no";
                                            yes: boolean;
                                        } | {
                                            /** @enum {string} */
                                            kind: "enum";
                                            value: string;
                                        };
                                    } | {
                                        /** @enum {string} */
                                        kind: "look-alike";
                                        /** @enum {string} */
                                        as: "text" | "number";
                                        reading: string | null;
                                        at: number;
                                        printed: string;
                                        read: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "picture-reading";
                                        /** @enum {string} */
                                        as: "text" | "date" | "number";
                                        printed: string;
                                        read: string;
                                    } | {
                                        /** @enum {string} */
                                        kind: "list-entry";
                                        entry: string;
                                    };
                                    score: number;
                                    confidence: number;
                                    reason: string;
                                    proof?: {
                                        /** @enum {string} */
                                        by: "check-digits" | "sum" | "product" | "column-sum" | "balance" | "order" | "two-places";
                                        reason: string;
                                    };
                                } | null;
                            };
                        }[];
                        removedRows: string[];
                        addedRows: {
                            rowId: string;
                            after: string;
                        }[];
                        tables?: {
                            pageNumber: number;
                            box: {
                                left: number;
                                top: number;
                                right: number;
                                bottom: number;
                            };
                            columns: number[];
                            rows: number[];
                        }[];
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: date-time */
                        at: string;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    retryRunDocument: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        file_name: string;
                        bytes: number;
                        /** @enum {string} */
                        state: "waiting" | "reading" | "done" | "failed" | "cancelled";
                        pages: number | null;
                        pages_read: number;
                        rows: number | null;
                        status: ("succeeded" | "partial") | null;
                        error: {
                            code: string;
                            message: string;
                        } | null;
                        ended_at: string | null;
                        corrected_at: string | null;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            url: string;
                            events: ("run.finished" | "run.failed")[];
                            is_enabled: boolean;
                            /** Format: date-time */
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    /**
                     * @default [
                     *       "run.finished",
                     *       "run.failed"
                     *     ]
                     */
                    events?: ("run.finished" | "run.failed")[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: ("run.finished" | "run.failed")[];
                        is_enabled: boolean;
                        /** Format: date-time */
                        created_at: string;
                        secret: string;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    switchWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    is_enabled: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        url: string;
                        events: ("run.finished" | "run.failed")[];
                        is_enabled: boolean;
                        /** Format: date-time */
                        created_at: string;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {boolean} */
                        ok: true;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                after?: string;
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            /** Format: uuid */
                            id: string;
                            message_id: string;
                            /** @enum {string} */
                            event: "run.finished" | "run.failed";
                            body: string;
                            /** @enum {string} */
                            state: "waiting" | "delivered" | "failed";
                            /** Format: date-time */
                            created_at: string;
                            next_attempt_at: string | null;
                            attempts: {
                                /** Format: date-time */
                                at: string;
                                duration_ms: number;
                                status: number | null;
                                trouble: ("address_refused" | "host_not_found" | "no_connection" | "timed_out") | null;
                            }[];
                        }[];
                        has_more: boolean;
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    replayWebhookDelivery: {
        parameters: {
            query?: never;
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        id: string;
                        message_id: string;
                        /** @enum {string} */
                        event: "run.finished" | "run.failed";
                        body: string;
                        /** @enum {string} */
                        state: "waiting" | "delivered" | "failed";
                        /** Format: date-time */
                        created_at: string;
                        next_attempt_at: string | null;
                        attempts: {
                            /** Format: date-time */
                            at: string;
                            duration_ms: number;
                            status: number | null;
                            trouble: ("address_refused" | "host_not_found" | "no_connection" | "timed_out") | null;
                        }[];
                    };
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listenToAssistantTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    askAssistantTools: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    jsonrpc: "2.0";
                    id?: string | number;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        jsonrpc: "2.0";
                        id?: string | number;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
            /** @description Default Response */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    extractNow: {
        parameters: {
            query?: {
                format?: "xlsx" | "csv" | "tsv" | "json";
                remarks?: "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    template?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        description?: string;
                        entities: {
                            id?: string;
                            variableName: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @default text
                             * @enum {string}
                             */
                            type?: "text" | "number" | "yes/no" | "enum";
                            enumValues?: string[] | null;
                            rules?: unknown | null;
                        }[];
                        modelMode?: ("built-in" | "both" | "model") | null;
                    };
                    template_id?: string;
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    row_mode?: "auto" | "document" | "item";
                    /** @enum {string} */
                    model_mode?: "built-in" | "both" | "model";
                    /** @default  */
                    name?: string;
                    /** @default [] */
                    documents?: {
                        file_name: string;
                        /** Format: byte */
                        content: string;
                    }[];
                    /** @default [] */
                    uploads?: string[];
                    /** @default [] */
                    urls?: {
                        /** Format: uri */
                        url: string;
                        file_name?: string;
                    }[];
                };
                "multipart/form-data": {
                    template?: {
                        /** @default  */
                        name?: string;
                        /** @default  */
                        description?: string;
                        entities: {
                            id?: string;
                            variableName: string;
                            /** @default  */
                            description?: string;
                            /**
                             * @default text
                             * @enum {string}
                             */
                            type?: "text" | "number" | "yes/no" | "enum";
                            enumValues?: string[] | null;
                            rules?: unknown | null;
                        }[];
                        modelMode?: ("built-in" | "both" | "model") | null;
                    };
                    template_id?: string;
                    /**
                     * @default auto
                     * @enum {string}
                     */
                    row_mode?: "auto" | "document" | "item";
                    /** @enum {string} */
                    model_mode?: "built-in" | "both" | "model";
                    /** @default  */
                    name?: string;
                    /** @default [] */
                    documents?: {
                        file_name: string;
                        /** Format: byte */
                        content: string;
                    }[];
                    /** @default [] */
                    uploads?: string[];
                    /** @default [] */
                    urls?: {
                        /** Format: uri */
                        url: string;
                        file_name?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": unknown;
                    "text/csv": unknown;
                    "text/tab-separated-values": unknown;
                    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": unknown;
                };
            };
            /** @description Failure */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            408: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            /** @description Failure */
            504: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
