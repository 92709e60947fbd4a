// Generated from the API's schemas by tools/client-types; "node tools/run.mjs client-types" renews it.
export interface paths {
    "/api/health.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ready.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            /** @enum {string} */
                            status: "ok";
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chats.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
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
                            chats: {
                                conversation: string;
                                profile: string;
                                member: {
                                    id: string;
                                    name: string;
                                    age: number;
                                    /** @enum {unknown} */
                                    gender: "male" | "female";
                                    city: string;
                                    region: string;
                                    country: string;
                                    distance_km: number | null;
                                    online: boolean;
                                    fictional: boolean;
                                    premium: boolean;
                                    main_image: {
                                        id: string;
                                        thumb_url: string;
                                        full_url: string;
                                    } | null;
                                    photo_count: number;
                                    liked: boolean;
                                    like_new: boolean;
                                };
                                num_unread_messages: number;
                                last_message: {
                                    /** @enum {unknown} */
                                    kind: "text" | "image" | "gift" | "gif" | "icebreaker";
                                    body: string | null;
                                    label: string | null;
                                    mine: boolean;
                                    /** Format: date-time */
                                    created_at: string;
                                } | null;
                                /** Format: date-time */
                                last_message_at: string;
                            }[];
                            total_unread: number;
                            cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/chat.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    conversation?: string;
                    profile?: string;
                    cursor?: string;
                    after?: number;
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
                            conversation: string | null;
                            messages: {
                                id: string;
                                conversation: string;
                                seq: number;
                                sender: string;
                                client_id: string;
                                /** @enum {unknown} */
                                kind: "text" | "image" | "gift" | "gif" | "icebreaker";
                                body: string | null;
                                label: string | null;
                                image: {
                                    thumb_url: string;
                                    full_url: string;
                                    width: number;
                                    height: number;
                                } | null;
                                credits: number;
                                /** Format: date-time */
                                created_at: string;
                                /** @enum {unknown} */
                                status: "sent" | "delivered" | "read";
                                warning: boolean;
                            }[];
                            profile: {
                                id: string;
                                name: string;
                                age: number;
                                /** @enum {unknown} */
                                gender: "male" | "female";
                                city: string;
                                region: string;
                                country: string;
                                distance_km: number | null;
                                online: boolean;
                                fictional: boolean;
                                premium: boolean;
                                main_image: {
                                    id: string;
                                    thumb_url: string;
                                    full_url: string;
                                } | null;
                                photo_count: number;
                                liked: boolean;
                                like_new: boolean;
                            };
                            cursor: string | null;
                            read_seq: number;
                            delivered_seq: number;
                            message_credits: number;
                            photo_credits: number;
                            gift_credits: number;
                            credits: number;
                            message_length: number;
                            free_conversations_left: number | null;
                            can_write: boolean;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: {
                    conversation?: string;
                    profile?: string;
                };
                header?: never;
                path?: never;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/message.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        conversation?: string;
                        profile?: string;
                        client_id: string;
                        /** @enum {unknown} */
                        kind: "text" | "gift" | "icebreaker";
                        body: string;
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
                            message: {
                                id: string;
                                conversation: string;
                                seq: number;
                                sender: string;
                                client_id: string;
                                /** @enum {unknown} */
                                kind: "text" | "image" | "gift" | "gif" | "icebreaker";
                                body: string | null;
                                label: string | null;
                                image: {
                                    thumb_url: string;
                                    full_url: string;
                                    width: number;
                                    height: number;
                                } | null;
                                credits: number;
                                /** Format: date-time */
                                created_at: string;
                                /** @enum {unknown} */
                                status: "sent" | "delivered" | "read";
                                warning: boolean;
                            };
                            credits: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/icebreakers.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            icebreakers: {
                                key: string;
                                label: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/gifts.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            gifts: {
                                key: string;
                                label: string;
                                credits: number;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/read.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        conversation: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/typing.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        conversation: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/events.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                    content?: never;
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ledger.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
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
                            credits: number;
                            entries: {
                                id: string;
                                amount: number;
                                balance_after: number;
                                /** @enum {unknown} */
                                cause: "signup" | "purchase" | "message" | "photo" | "gift" | "refund" | "reversal" | "grant";
                                profile_name: string | null;
                                /** Format: date-time */
                                created_at: string;
                            }[];
                            cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/packages.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    country?: string;
                    discountcode?: string;
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
                            packages: {
                                id: string;
                                /** @enum {unknown} */
                                tier: "p0" | "p1" | "p2" | "p3";
                                credits: number;
                                amount: number;
                                regular_amount: number;
                                discount_percentage: number;
                                currency: string;
                                popular: boolean;
                                message_amount: number;
                                saving_percentage: number;
                            }[];
                            country: string;
                            discountcode: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/paymentmethods.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    country?: string;
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
                            paymentmethods: {
                                /** @enum {unknown} */
                                method: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
                                banks: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/banks.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    country?: string;
                    method?: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
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
                            banks: {
                                id: string;
                                name: string;
                                /** @enum {unknown} */
                                method: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/discountcode.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    code?: string;
                    welcome?: boolean;
                    timebonus?: boolean;
                    paymentmethod?: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
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
                            discountcode: {
                                code: string;
                                country: string | null;
                                user_id: string | null;
                                expires: string | null;
                                percentage: number;
                                value_percentage: number;
                                currency: string | null;
                                minimum: number | null;
                                minimum_order_value: number | null;
                                /** @enum {unknown} */
                                status: "active" | "inactive";
                                /** @enum {unknown} */
                                validity: "once" | "once-per-user" | "unlimited";
                                expired: boolean;
                                paymentmethods: ("sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps")[];
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    id: string;
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
                            payment: {
                                payment_id: string;
                                package: string;
                                credits: number;
                                amount: number;
                                discount_amount: number;
                                currency: string;
                                /** @enum {unknown} */
                                paymentmethod: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
                                /** @enum {unknown} */
                                status: "open" | "pending" | "completed" | "failed" | "cancelled" | "expired";
                                /** Format: date-time */
                                created_at: string;
                                completed_at: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        package: string;
                        /** @enum {unknown} */
                        paymentmethod: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
                        bank?: string;
                        discountcode?: string;
                        waiver: boolean;
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
                            payment: {
                                payment_id: string;
                                package: string;
                                credits: number;
                                amount: number;
                                discount_amount: number;
                                currency: string;
                                /** @enum {unknown} */
                                paymentmethod: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
                                /** @enum {unknown} */
                                status: "open" | "pending" | "completed" | "failed" | "cancelled" | "expired";
                                /** Format: date-time */
                                created_at: string;
                                completed_at: string | null;
                            };
                            redirect_url: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/repeat-order.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            order: {
                                package: {
                                    id: string;
                                    /** @enum {unknown} */
                                    tier: "p0" | "p1" | "p2" | "p3";
                                    credits: number;
                                    amount: number;
                                    regular_amount: number;
                                    discount_percentage: number;
                                    currency: string;
                                    popular: boolean;
                                    message_amount: number;
                                    saving_percentage: number;
                                };
                                /** @enum {unknown} */
                                paymentmethod: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        waiver: boolean;
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
                            payment: {
                                payment_id: string;
                                package: string;
                                credits: number;
                                amount: number;
                                discount_amount: number;
                                currency: string;
                                /** @enum {unknown} */
                                paymentmethod: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
                                /** @enum {unknown} */
                                status: "open" | "pending" | "completed" | "failed" | "cancelled" | "expired";
                                /** Format: date-time */
                                created_at: string;
                                completed_at: string | null;
                            };
                            redirect_url: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/transactions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    cursor?: string;
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
                            transactions: {
                                payment_id: string;
                                package: string;
                                credits: number;
                                amount: number;
                                discount_amount: number;
                                currency: string;
                                /** @enum {unknown} */
                                paymentmethod: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
                                /** @enum {unknown} */
                                status: "open" | "pending" | "completed" | "failed" | "cancelled" | "expired";
                                /** Format: date-time */
                                created_at: string;
                                completed_at: string | null;
                            }[];
                            cursor: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/settings.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    country?: string;
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
                            settings: {
                                name: string;
                                domain: string;
                                domain_language: string;
                                cdn_prefix: string;
                                niche: number;
                                /** @enum {unknown} */
                                signups: "all" | "with_trafficsource" | "none";
                                logged_out_search: boolean;
                                logged_out_search_trafficsource: boolean;
                                geoip_country: string;
                                geoip_selected_country: string;
                                push_public_key: string;
                                support_phone: string;
                                support_email: string;
                                minimum_message_costs: {
                                    [key: string]: {
                                        costs: number;
                                        currency: string;
                                    };
                                };
                                /** @enum {unknown} */
                                enable_site_entry_popup: "yes" | "no";
                                site_entry_popup_countries: string[];
                                enable_us_footer: boolean;
                                fictional_icon: boolean;
                                countries: string[];
                                index_title: string;
                                description: string;
                                visible_profile_fields: string[];
                                visible_profile_notes: string[];
                                message_credits: number;
                                signup_credits: number;
                                photo_credits: number;
                                gift_credits: number;
                                message_length: number;
                                search_fields: string[];
                                fictional_warning: string;
                                fictional_singular: string;
                                fictional_plural: string;
                                refund_days: number;
                                member_resell: boolean;
                                company_id: string;
                                mail_name: string;
                                min_age: number;
                                compliance_token: string;
                                interests: string[];
                                region_data: {
                                    key: string;
                                    name: string;
                                }[];
                                /** Format: date-time */
                                now: string;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/companyinfo.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            companyinfo: {
                                name: string;
                                address: string;
                                kvk: string;
                                city: string;
                                country: string;
                                tradenames: string[];
                                vat_numbers: {
                                    [key: string]: string;
                                };
                                support_phone: string;
                                delete_discount: string | null;
                                /** Format: date-time */
                                added: string;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/interests.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            interests: {
                                key: string;
                                icon: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/regions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    country?: string;
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
                            country: string;
                            regions: {
                                key: string;
                                name: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/cities.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    country: string;
                    q?: string;
                    region?: string;
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
                            cities: {
                                name: string;
                                region: string;
                                region_name: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/geocode.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    lat: number;
                    lon: number;
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
                            country: string;
                            region: string;
                            region_name: string;
                            city: string;
                        } | false;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email: string;
                        name: string;
                        password: string;
                        /** Format: date */
                        date_of_birth: string;
                        /** @enum {unknown} */
                        gender: "male" | "female";
                        /** @enum {unknown} */
                        seeks: "male" | "female" | "both";
                        country: string;
                        region: string;
                        city: string;
                        signup_message?: string;
                        /** @enum {unknown} */
                        language?: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
                        tracking?: {
                            network?: string;
                            ref?: string;
                            sub1?: string;
                            sub2?: string;
                            sub3?: string;
                        };
                        /** @enum {boolean} */
                        consent: true;
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
                            user: {
                                id: string;
                                email: string;
                                /** @enum {unknown} */
                                status: "not_confirmed" | "active" | "deleted" | "banned";
                                credits: number;
                                paid_user: boolean;
                                /** Format: date-time */
                                signup_date: string;
                                fictional_icon: boolean;
                                /** @enum {unknown} */
                                language: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
                                notifications_disabled: ("fbl" | "bounce" | "listunsubscribe")[];
                                profile: {
                                    id: string;
                                    name: string;
                                    /** @enum {unknown} */
                                    gender: "male" | "female";
                                    /** @enum {unknown} */
                                    seeks: "male" | "female" | "both";
                                    /** @enum {unknown} */
                                    sexuality: "hetero" | "gay" | "lesbian" | "bi";
                                    /** Format: date */
                                    date_of_birth: string;
                                    age: number;
                                    country: string;
                                    region: string;
                                    region_name: string;
                                    city: string;
                                    about_me: string;
                                    reason: ("chat" | "flirt" | "dating" | "relationship" | "friendship" | "adventure") | null;
                                    tattoos: ("none" | "one" | "some" | "many") | null;
                                    hair_colour: ("blond" | "brown" | "black" | "red" | "grey" | "bald" | "other") | null;
                                    eye_colour: ("blue" | "brown" | "green" | "grey" | "hazel" | "other") | null;
                                    body_type: ("slim" | "athletic" | "average" | "curvy" | "full" | "muscular") | null;
                                    relationship_status: ("single" | "relationship" | "married" | "open" | "divorced" | "widowed") | null;
                                    height: number | null;
                                    interests: string[];
                                    /** @enum {unknown} */
                                    status: "active" | "disabled";
                                    privacy: boolean;
                                    main_image: {
                                        id: string;
                                        filename: string;
                                        thumb_filename: string;
                                        match: string;
                                        thumb_url: string;
                                        full_url: string;
                                    } | null;
                                    photos: {
                                        id: string;
                                        private: boolean;
                                        locked: boolean;
                                        thumb_url: string;
                                        full_url: string;
                                        width: number;
                                        height: number;
                                    }[];
                                };
                                num_unread_messages: number;
                                num_new_likes: number;
                            };
                            num_matches: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup-check.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** Format: email */
                        email?: string;
                        name?: string;
                        password?: string;
                        /** Format: date */
                        date_of_birth?: string;
                        country?: string;
                        region?: string;
                        city?: string;
                        signup_message?: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activate.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/activation-mail.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            user: {
                                id: string;
                                email: string;
                                /** @enum {unknown} */
                                status: "not_confirmed" | "active" | "deleted" | "banned";
                                credits: number;
                                paid_user: boolean;
                                /** Format: date-time */
                                signup_date: string;
                                fictional_icon: boolean;
                                /** @enum {unknown} */
                                language: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
                                notifications_disabled: ("fbl" | "bounce" | "listunsubscribe")[];
                                profile: {
                                    id: string;
                                    name: string;
                                    /** @enum {unknown} */
                                    gender: "male" | "female";
                                    /** @enum {unknown} */
                                    seeks: "male" | "female" | "both";
                                    /** @enum {unknown} */
                                    sexuality: "hetero" | "gay" | "lesbian" | "bi";
                                    /** Format: date */
                                    date_of_birth: string;
                                    age: number;
                                    country: string;
                                    region: string;
                                    region_name: string;
                                    city: string;
                                    about_me: string;
                                    reason: ("chat" | "flirt" | "dating" | "relationship" | "friendship" | "adventure") | null;
                                    tattoos: ("none" | "one" | "some" | "many") | null;
                                    hair_colour: ("blond" | "brown" | "black" | "red" | "grey" | "bald" | "other") | null;
                                    eye_colour: ("blue" | "brown" | "green" | "grey" | "hazel" | "other") | null;
                                    body_type: ("slim" | "athletic" | "average" | "curvy" | "full" | "muscular") | null;
                                    relationship_status: ("single" | "relationship" | "married" | "open" | "divorced" | "widowed") | null;
                                    height: number | null;
                                    interests: string[];
                                    /** @enum {unknown} */
                                    status: "active" | "disabled";
                                    privacy: boolean;
                                    main_image: {
                                        id: string;
                                        filename: string;
                                        thumb_filename: string;
                                        match: string;
                                        thumb_url: string;
                                        full_url: string;
                                    } | null;
                                    photos: {
                                        id: string;
                                        private: boolean;
                                        locked: boolean;
                                        thumb_url: string;
                                        full_url: string;
                                        width: number;
                                        height: number;
                                    }[];
                                };
                                num_unread_messages: number;
                                num_new_likes: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        /** @enum {unknown} */
                        language?: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
                        profile?: {
                            name?: string;
                            /** @enum {unknown} */
                            seeks?: "male" | "female" | "both";
                            /** @enum {unknown} */
                            sexuality?: "hetero" | "gay" | "lesbian" | "bi";
                            country?: string;
                            region?: string;
                            city?: string;
                            about_me?: string;
                            reason?: ("chat" | "flirt" | "dating" | "relationship" | "friendship" | "adventure") | null;
                            tattoos?: ("none" | "one" | "some" | "many") | null;
                            hair_colour?: ("blond" | "brown" | "black" | "red" | "grey" | "bald" | "other") | null;
                            eye_colour?: ("blue" | "brown" | "green" | "grey" | "hazel" | "other") | null;
                            body_type?: ("slim" | "athletic" | "average" | "curvy" | "full" | "muscular") | null;
                            relationship_status?: ("single" | "relationship" | "married" | "open" | "divorced" | "widowed") | null;
                            height?: number | null;
                            interests?: string[];
                            privacy?: boolean;
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
                            user: {
                                id: string;
                                email: string;
                                /** @enum {unknown} */
                                status: "not_confirmed" | "active" | "deleted" | "banned";
                                credits: number;
                                paid_user: boolean;
                                /** Format: date-time */
                                signup_date: string;
                                fictional_icon: boolean;
                                /** @enum {unknown} */
                                language: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
                                notifications_disabled: ("fbl" | "bounce" | "listunsubscribe")[];
                                profile: {
                                    id: string;
                                    name: string;
                                    /** @enum {unknown} */
                                    gender: "male" | "female";
                                    /** @enum {unknown} */
                                    seeks: "male" | "female" | "both";
                                    /** @enum {unknown} */
                                    sexuality: "hetero" | "gay" | "lesbian" | "bi";
                                    /** Format: date */
                                    date_of_birth: string;
                                    age: number;
                                    country: string;
                                    region: string;
                                    region_name: string;
                                    city: string;
                                    about_me: string;
                                    reason: ("chat" | "flirt" | "dating" | "relationship" | "friendship" | "adventure") | null;
                                    tattoos: ("none" | "one" | "some" | "many") | null;
                                    hair_colour: ("blond" | "brown" | "black" | "red" | "grey" | "bald" | "other") | null;
                                    eye_colour: ("blue" | "brown" | "green" | "grey" | "hazel" | "other") | null;
                                    body_type: ("slim" | "athletic" | "average" | "curvy" | "full" | "muscular") | null;
                                    relationship_status: ("single" | "relationship" | "married" | "open" | "divorced" | "widowed") | null;
                                    height: number | null;
                                    interests: string[];
                                    /** @enum {unknown} */
                                    status: "active" | "disabled";
                                    privacy: boolean;
                                    main_image: {
                                        id: string;
                                        filename: string;
                                        thumb_filename: string;
                                        match: string;
                                        thumb_url: string;
                                        full_url: string;
                                    } | null;
                                    photos: {
                                        id: string;
                                        private: boolean;
                                        locked: boolean;
                                        thumb_url: string;
                                        full_url: string;
                                        width: number;
                                        height: number;
                                    }[];
                                };
                                num_unread_messages: number;
                                num_new_likes: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
                query?: {
                    push?: "1";
                };
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                        password: string;
                    } | {
                        /** Format: uri */
                        endpoint: string;
                        expirationTime?: number | null;
                        keys: {
                            p256dh: string;
                            auth: string;
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
                            user: {
                                id: string;
                                email: string;
                                /** @enum {unknown} */
                                status: "not_confirmed" | "active" | "deleted" | "banned";
                                credits: number;
                                paid_user: boolean;
                                /** Format: date-time */
                                signup_date: string;
                                fictional_icon: boolean;
                                /** @enum {unknown} */
                                language: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
                                notifications_disabled: ("fbl" | "bounce" | "listunsubscribe")[];
                                profile: {
                                    id: string;
                                    name: string;
                                    /** @enum {unknown} */
                                    gender: "male" | "female";
                                    /** @enum {unknown} */
                                    seeks: "male" | "female" | "both";
                                    /** @enum {unknown} */
                                    sexuality: "hetero" | "gay" | "lesbian" | "bi";
                                    /** Format: date */
                                    date_of_birth: string;
                                    age: number;
                                    country: string;
                                    region: string;
                                    region_name: string;
                                    city: string;
                                    about_me: string;
                                    reason: ("chat" | "flirt" | "dating" | "relationship" | "friendship" | "adventure") | null;
                                    tattoos: ("none" | "one" | "some" | "many") | null;
                                    hair_colour: ("blond" | "brown" | "black" | "red" | "grey" | "bald" | "other") | null;
                                    eye_colour: ("blue" | "brown" | "green" | "grey" | "hazel" | "other") | null;
                                    body_type: ("slim" | "athletic" | "average" | "curvy" | "full" | "muscular") | null;
                                    relationship_status: ("single" | "relationship" | "married" | "open" | "divorced" | "widowed") | null;
                                    height: number | null;
                                    interests: string[];
                                    /** @enum {unknown} */
                                    status: "active" | "disabled";
                                    privacy: boolean;
                                    main_image: {
                                        id: string;
                                        filename: string;
                                        thumb_filename: string;
                                        match: string;
                                        thumb_url: string;
                                        full_url: string;
                                    } | null;
                                    photos: {
                                        id: string;
                                        private: boolean;
                                        locked: boolean;
                                        thumb_url: string;
                                        full_url: string;
                                        width: number;
                                        height: number;
                                    }[];
                                };
                                num_unread_messages: number;
                                num_new_likes: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/password-reset.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        token: string;
                        password: string;
                        password_repeat: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessions.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            sessions: {
                                id: string;
                                device: string;
                                current: boolean;
                                /** Format: date-time */
                                created_at: string;
                                /** Format: date-time */
                                last_seen_at: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete: {
            parameters: {
                query?: {
                    id?: string;
                    others?: boolean;
                };
                header?: never;
                path?: never;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment-webhook/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    provider: string;
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
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/page-hidden.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/search.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    gender?: "male" | "female" | "all";
                    country?: string;
                    region?: string;
                    min_age?: number;
                    max_age?: number;
                    real_only?: boolean;
                    online?: boolean;
                    page?: number;
                    cursor?: string;
                    network?: string;
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
                            page: number;
                            results: {
                                id: string;
                                name: string;
                                age: number;
                                /** @enum {unknown} */
                                gender: "male" | "female";
                                city: string;
                                region: string;
                                country: string;
                                distance_km: number | null;
                                online: boolean;
                                fictional: boolean;
                                premium: boolean;
                                main_image: {
                                    id: string;
                                    thumb_url: string;
                                    full_url: string;
                                } | null;
                                photo_count: number;
                                liked: boolean;
                                like_new: boolean;
                            }[];
                            num_results: number;
                            more_than: boolean;
                            similar: {
                                id: string;
                                name: string;
                                age: number;
                                /** @enum {unknown} */
                                gender: "male" | "female";
                                city: string;
                                region: string;
                                country: string;
                                distance_km: number | null;
                                online: boolean;
                                fictional: boolean;
                                premium: boolean;
                                main_image: {
                                    id: string;
                                    thumb_url: string;
                                    full_url: string;
                                } | null;
                                photo_count: number;
                                liked: boolean;
                                like_new: boolean;
                            }[];
                            cursor: string | null;
                            limited: boolean;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/profile.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query: {
                    id: string;
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
                            profile: {
                                id: string;
                                name: string;
                                age: number;
                                /** @enum {unknown} */
                                gender: "male" | "female";
                                city: string;
                                region: string;
                                country: string;
                                distance_km: number | null;
                                online: boolean;
                                fictional: boolean;
                                premium: boolean;
                                main_image: {
                                    id: string;
                                    thumb_url: string;
                                    full_url: string;
                                } | null;
                                photo_count: number;
                                liked: boolean;
                                like_new: boolean;
                                reason: ("chat" | "flirt" | "dating" | "relationship" | "friendship" | "adventure") | null;
                                tattoos: ("none" | "one" | "some" | "many") | null;
                                hair_colour: ("blond" | "brown" | "black" | "red" | "grey" | "bald" | "other") | null;
                                eye_colour: ("blue" | "brown" | "green" | "grey" | "hazel" | "other") | null;
                                body_type: ("slim" | "athletic" | "average" | "curvy" | "full" | "muscular") | null;
                                relationship_status: ("single" | "relationship" | "married" | "open" | "divorced" | "widowed") | null;
                                height: number | null;
                                sexuality: ("hetero" | "gay" | "lesbian" | "bi") | null;
                                about_me: string;
                                interests: string[];
                                photos: {
                                    id: string;
                                    private: boolean;
                                    locked: boolean;
                                    thumb_url: string;
                                    full_url: string;
                                    width: number;
                                    height: number;
                                }[];
                                likes_me: boolean;
                                conversation: string | null;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/signup-matches.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            profiles: {
                                id: string;
                                name: string;
                                age: number;
                                /** @enum {unknown} */
                                gender: "male" | "female";
                                city: string;
                                region: string;
                                country: string;
                                distance_km: number | null;
                                online: boolean;
                                fictional: boolean;
                                premium: boolean;
                                main_image: {
                                    id: string;
                                    thumb_url: string;
                                    full_url: string;
                                } | null;
                                photo_count: number;
                                liked: boolean;
                                like_new: boolean;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/blocks.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            blocks: {
                                profile: string;
                                name: string;
                                /** Format: date-time */
                                blocked_at: string;
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/block.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        profile: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                query: {
                    profile: string;
                };
                header?: never;
                path?: never;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/report.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        profile: string;
                        photo?: string;
                        message?: string;
                        /** @enum {unknown} */
                        reason: "fake" | "underage" | "harassment" | "hate" | "nudity" | "money" | "spam" | "other";
                        remarks?: string;
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
                            report: string;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/likes.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    type?: "given" | "received" | "matches";
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
                            profiles: {
                                id: string;
                                name: string;
                                age: number;
                                /** @enum {unknown} */
                                gender: "male" | "female";
                                city: string;
                                region: string;
                                country: string;
                                distance_km: number | null;
                                online: boolean;
                                fictional: boolean;
                                premium: boolean;
                                main_image: {
                                    id: string;
                                    thumb_url: string;
                                    full_url: string;
                                } | null;
                                photo_count: number;
                                liked: boolean;
                                like_new: boolean;
                            }[];
                            liked_by: {
                                id: string;
                                like_new: boolean;
                            }[];
                            liked: string[];
                            matches: string[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/like.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        profile: string;
                        swipe?: boolean;
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
                            match: {
                                id: string;
                                name: string;
                                age: number;
                                /** @enum {unknown} */
                                gender: "male" | "female";
                                city: string;
                                region: string;
                                country: string;
                                distance_km: number | null;
                                online: boolean;
                                fictional: boolean;
                                premium: boolean;
                                main_image: {
                                    id: string;
                                    thumb_url: string;
                                    full_url: string;
                                } | null;
                                photo_count: number;
                                liked: boolean;
                                like_new: boolean;
                            } | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                query: {
                    profile: string;
                };
                header?: never;
                path?: never;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/match.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: {
                    interests?: string;
                    min_age?: number;
                    max_age?: number;
                    reason?: "chat" | "flirt" | "dating" | "relationship" | "friendship" | "adventure";
                    near?: boolean;
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
                            matches: {
                                profile: {
                                    id: string;
                                    name: string;
                                    age: number;
                                    /** @enum {unknown} */
                                    gender: "male" | "female";
                                    city: string;
                                    region: string;
                                    country: string;
                                    distance_km: number | null;
                                    online: boolean;
                                    fictional: boolean;
                                    premium: boolean;
                                    main_image: {
                                        id: string;
                                        thumb_url: string;
                                        full_url: string;
                                    } | null;
                                    photo_count: number;
                                    liked: boolean;
                                    like_new: boolean;
                                };
                                score: number;
                                reasons: {
                                    /** @enum {unknown} */
                                    key: "interests" | "age" | "near" | "reason" | "online" | "likes_you";
                                    interests?: string[];
                                    distance_km?: number;
                                }[];
                            }[];
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/swipe.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            profiles: {
                                id: string;
                                name: string;
                                age: number;
                                /** @enum {unknown} */
                                gender: "male" | "female";
                                city: string;
                                region: string;
                                country: string;
                                distance_km: number | null;
                                online: boolean;
                                fictional: boolean;
                                premium: boolean;
                                main_image: {
                                    id: string;
                                    thumb_url: string;
                                    full_url: string;
                                } | null;
                                photo_count: number;
                                liked: boolean;
                                like_new: boolean;
                            }[];
                            likes_left: number | null;
                            next_like_at: string | null;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auto-like.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            profile: {
                                id: string;
                                name: string;
                                age: number;
                                /** @enum {unknown} */
                                gender: "male" | "female";
                                city: string;
                                region: string;
                                country: string;
                                distance_km: number | null;
                                online: boolean;
                                fictional: boolean;
                                premium: boolean;
                                main_image: {
                                    id: string;
                                    thumb_url: string;
                                    full_url: string;
                                } | null;
                                photo_count: number;
                                liked: boolean;
                                like_new: boolean;
                            } | null;
                            suggestion: boolean;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/pass.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        profile: string;
                    };
                };
            };
            responses: {
                /** @description Default Response */
                204: {
                    headers: {
                        [name: string]: unknown;
                    };
                    content?: never;
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photos.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
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
                            photos: {
                                id: string;
                                private: boolean;
                                locked: boolean;
                                thumb_url: string;
                                full_url: string;
                                width: number;
                                height: number;
                            }[];
                            limit: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photo.php": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put: {
            parameters: {
                query?: never;
                header?: never;
                path?: never;
                cookie?: never;
            };
            requestBody: {
                content: {
                    "application/json": {
                        id?: string;
                        private?: boolean;
                        /** @enum {boolean} */
                        main?: true;
                        order?: string[];
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
                            photos: {
                                id: string;
                                private: boolean;
                                locked: boolean;
                                thumb_url: string;
                                full_url: string;
                                width: number;
                                height: number;
                            }[];
                            limit: number;
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        post: {
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
                            photo: {
                                id: string;
                                private: boolean;
                                locked: boolean;
                                thumb_url: string;
                                full_url: string;
                                width: number;
                                height: number;
                            };
                        };
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        delete: {
            parameters: {
                query: {
                    id: string;
                };
                header?: never;
                path?: never;
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
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/photo/{id}/{variant}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get: {
            parameters: {
                query?: never;
                header?: never;
                path: {
                    id: string;
                    variant: "thumb" | "full" | "blurred";
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
                        "image/webp": string;
                    };
                };
                /** @description Default Response */
                "4XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
                /** @description Default Response */
                "5XX": {
                    headers: {
                        [name: string]: unknown;
                    };
                    content: {
                        "application/json": {
                            error: {
                                code: string;
                                message: string;
                                details: {
                                    field: string;
                                    code: string;
                                    message: string;
                                }[] | {
                                    [key: string]: string | number;
                                };
                            };
                        };
                    };
                };
            };
        };
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
