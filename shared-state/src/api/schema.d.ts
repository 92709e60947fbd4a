// Generated from the API's schemas by tools/client-types; "node tools/run.mjs client-types" renews it.
export interface components {
    schemas: {
        FieldProblem: {
            field: string;
            code: string;
            message: string;
        };
        ErrorAnswer: {
            error: {
                code: string;
                message: string;
                details: components["schemas"]["FieldProblem"][] | {
                    [key: string]: string | number;
                };
            };
        };
        /** @enum {unknown} */
        Gender: "male" | "female";
        MainImage: {
            id: string;
            thumb_url: string;
            full_url: string;
            tone?: string | null;
        };
        Card: {
            id: string;
            name: string;
            age: number;
            gender: components["schemas"]["Gender"];
            city: string;
            region: string;
            country: string;
            distance_km: number | null;
            online: boolean;
            fictional: boolean;
            premium: boolean;
            main_image: components["schemas"]["MainImage"] | null;
            photo_count: number;
            liked: boolean;
            like_new: boolean;
            /** @enum {boolean} */
            verified?: true;
        };
        /** @enum {unknown} */
        MessageKind: "text" | "image" | "gift" | "gif" | "icebreaker";
        Conversation: {
            conversation: string;
            profile: string;
            card: components["schemas"]["Card"];
            num_unread_messages: number;
            last_message: {
                kind: components["schemas"]["MessageKind"];
                body: string | null;
                label: string | null;
                mine: boolean;
                /** Format: date-time */
                created_at: string;
            } | null;
            /** Format: date-time */
            last_message_at: string;
        };
        MessageImage: {
            id: string;
            thumb_url: string;
            full_url: string;
            width: number;
            height: number;
        };
        Gif: {
            key: string;
            label: string;
            url: string;
            still_url: string;
            width: number;
            height: number;
        };
        Message: {
            id: string;
            conversation: string;
            seq: number;
            sender: string;
            client_id: string;
            kind: components["schemas"]["MessageKind"];
            body: string | null;
            label: string | null;
            note?: string;
            reply_to?: {
                id: string;
                sender: string;
                kind: components["schemas"]["MessageKind"];
                body: string | null;
                label: string | null;
            };
            image: components["schemas"]["MessageImage"] | null;
            gif?: components["schemas"]["Gif"];
            credits: number;
            /** Format: date-time */
            created_at: string;
            /** @enum {unknown} */
            status: "sent" | "delivered" | "read";
            /** @enum {boolean} */
            refunded?: true;
            warning: boolean;
        };
        GiftNote: string;
        Opener: {
            key: string;
            label: string;
        };
        Gift: {
            key: string;
            label: string;
            credits: number;
        };
        SeenBody: {
            conversation: string;
            seq?: number;
        };
        LikeEvent: {
            profile: string;
            card: components["schemas"]["Card"];
        };
        LiveEvents: {
            message: {
                conversation: string;
                message: string;
                profile: string;
                content: components["schemas"]["Message"];
                chat?: components["schemas"]["Conversation"];
                unread?: number;
                read_seq: number;
                delivered_seq: number;
            };
            contact: {
                profile: string;
                conversation: string | null;
                message: string | null;
                chat: components["schemas"]["Conversation"] | null;
            };
            like: components["schemas"]["LikeEvent"];
            match: components["schemas"]["LikeEvent"];
            typing: {
                conversation: string;
                profile: string;
            };
            delivered: {
                conversation: string;
                seq: number;
            };
            read: {
                conversation: string;
                mine: boolean;
                until: string | null;
                seq: number;
                unread?: number;
            };
            credits: {
                credits: number;
            };
            payment: {
                payment: string;
                status: string;
            };
            account: Record<string, never>;
            presence: {
                profile: string;
                online: boolean;
            };
            session: {
                /** @enum {string} */
                status: "ended";
            };
            beat: Record<string, never>;
            reset: Record<string, never>;
        };
        /** @enum {unknown} */
        CreditCause: "signup" | "purchase" | "message" | "photo" | "gift" | "refund" | "reversal" | "withdrawal" | "grant";
        LedgerEntry: {
            id: string;
            amount: number;
            balance_after: number;
            cause: components["schemas"]["CreditCause"];
            profile_name: string | null;
            /** Format: date-time */
            created_at: string;
        };
        TypedCode: string;
        Package: {
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
        PaymentMethod: "sdd" | "przelewy24" | "postepay" | "blik" | "banktransfer" | "giropay" | "mastercard" | "visa" | "creditcard" | "nexi" | "cartebancaire" | "dankort" | "mobilepay" | "swish" | "twint" | "satispay" | "vipps" | "ideal" | "bancontact" | "applepay" | "paysafecard" | "maestro" | "paypal" | "sofort" | "eps";
        MethodOffer: {
            method: components["schemas"]["PaymentMethod"];
            banks: boolean;
            min_amount?: number;
            max_amount?: number | null;
        };
        Bank: {
            id: string;
            name: string;
            method: components["schemas"]["PaymentMethod"];
        };
        DiscountCode: {
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
            paymentmethods: components["schemas"]["PaymentMethod"][];
        };
        /** @enum {unknown} */
        PaymentStatus: "open" | "pending" | "completed" | "failed" | "cancelled" | "expired";
        Waiver: {
            edition: number;
            language: string;
            texts: string[];
            /** Format: date-time */
            given_at: string;
        };
        Payment: {
            payment_id: string;
            package: string;
            credits: number;
            amount: number;
            discount_amount: number;
            currency: string;
            paymentmethod: components["schemas"]["PaymentMethod"];
            status: components["schemas"]["PaymentStatus"];
            /** Format: date-time */
            created_at: string;
            completed_at: string | null;
            returned_amount?: number;
            returned_credits?: number;
            invoice?: string | null;
            waiver?: components["schemas"]["Waiver"] | null;
            made_premium?: boolean;
            sent_back?: number;
            sent_back_currency?: string;
        };
        PaymentStarted: {
            payment: components["schemas"]["Payment"];
            redirect_url: string | null;
        };
        SpendingLimit: {
            amount: number | null;
            next: {
                amount: number | null;
                /** Format: date-time */
                from: string;
            } | null;
            spent: number;
            currency: string;
            days: number;
            cooling_days: number;
        };
        Invoice: {
            part: number;
            number: string;
            amount: number;
            /** Format: date-time */
            issued_at: string;
        };
        Withdrawal: {
            payment_id: string;
            /** Format: date-time */
            ordered_at: string;
            credits: number;
            paid: number;
            currency: string;
            unused: number;
            amount: number;
            ends_premium: boolean;
            /** Format: date-time */
            until: string;
            /** @enum {unknown} */
            state: "possible" | "nothing" | "late" | "done";
        };
        Email: string;
        /** @enum {unknown} */
        Language: "da" | "de" | "en" | "es" | "fi" | "fr" | "it" | "nb" | "nl" | "pl" | "sv";
        /** @enum {unknown} */
        Niche: "default" | "she" | "bdsm" | "bbw" | "gilf" | "milf" | "gay";
        Region: {
            key: string;
            name: string;
        };
        Settings: {
            domain_language: components["schemas"]["Language"];
            countries: string[];
            niche: number;
            cdn_prefix: string;
            /** @enum {unknown} */
            signups: "all" | "with_trafficsource" | "none";
            logged_out_search: boolean;
            logged_out_search_trafficsource: boolean;
            /** @enum {unknown} */
            enable_site_entry_popup: "yes" | "no";
            site_entry_popup_countries: string[];
            enable_us_footer: boolean;
            support_phone: string;
            support_email: string;
            minimum_message_costs: {
                [key: string]: {
                    costs: number;
                    currency: string;
                };
            };
            fictional_icon: boolean;
            visible_profile_fields: string[];
            visible_profile_notes: string[];
            search_fields: string[];
            message_credits: number;
            photo_credits: number;
            gift_credits: number;
            signup_credits: number;
            message_length: number;
            min_age: number;
            refund_days: number;
            member_resell: boolean;
            mail_name: string;
            compliance_token: string;
            live_cam_url: string;
            variants: {
                [key: string]: {
                    [key: string]: number;
                };
            };
            time_bonus_seconds: number;
            name: string;
            domain: string;
            company_id: string;
            languages: components["schemas"]["Language"][];
            niche_name: components["schemas"]["Niche"];
            /** @enum {unknown} */
            start_theme: "device" | "dark";
            push_public_key: string;
            geoip_country: string;
            geoip_selected_country: string;
            index_title: string;
            description: string;
            site_texts: {
                quick_signup?: string;
                more_chance?: string;
                live_cam_title?: string;
                live_cam_text?: string;
                live_cam_button?: string;
            };
            fictional_warning: string;
            fictional_singular: string;
            fictional_plural: string;
            interests: string[];
            region_data: components["schemas"]["Region"][];
            /** Format: date-time */
            now: string;
        };
        Company: {
            name: string;
            address: string;
            kvk: string;
            city: string;
            country: string;
            tradenames: string[];
            joined: string[];
            vat_numbers: {
                [key: string]: string;
            };
            support_phone: string;
            delete_discount: string | null;
            /** Format: date-time */
            added: string;
            /** Format: date-time */
            terms_date: string;
        };
        Interest: {
            key: string;
            icon: string;
        };
        Place: {
            country: string;
            region: string;
            region_name: string;
            city: string;
        };
        /** @enum {unknown} */
        SignupPhase: "checking_data" | "creating_account" | "finding_matches" | "sending_mail";
        Name: string;
        NewPassword: string;
        /** @enum {unknown} */
        SoughtGender: "male" | "female" | "both";
        CityName: string;
        AboutMe: string;
        Tracking: {
            network?: string;
            ref?: string;
            sub1?: string;
            sub2?: string;
            sub3?: string;
        };
        /** @enum {unknown} */
        Units: "km" | "mi";
        /** @enum {unknown} */
        NoEmailReason: "fbl" | "bounce" | "listunsubscribe";
        /** @enum {unknown} */
        Sexuality: "hetero" | "gay" | "lesbian" | "bi";
        /** @enum {unknown} */
        PromptKey: "perfect_sunday" | "makes_me_laugh" | "useless_talent" | "best_trip" | "cook_alone" | "unpopular_opinion" | "song_on_repeat" | "learning_now" | "wins_me_over" | "never_without" | "ask_me_about" | "as_a_child";
        PromptAnswer: string;
        Prompt: {
            key: components["schemas"]["PromptKey"];
            answer: components["schemas"]["PromptAnswer"];
        };
        /** @enum {unknown} */
        ProfileReason: "chat" | "flirt" | "dating" | "relationship" | "friendship" | "adventure";
        /** @enum {unknown} */
        TattooCount: "none" | "one" | "some" | "many";
        /** @enum {unknown} */
        HairColour: "blond" | "brown" | "black" | "red" | "grey" | "bald" | "other";
        /** @enum {unknown} */
        EyeColour: "blue" | "brown" | "green" | "grey" | "hazel" | "other";
        /** @enum {unknown} */
        BodyType: "slim" | "athletic" | "average" | "curvy" | "full" | "muscular";
        /** @enum {unknown} */
        RelationshipStatus: "single" | "relationship" | "married" | "open" | "divorced" | "widowed";
        Height: number;
        Photo: {
            id: string;
            private: boolean;
            locked: boolean;
            thumb_url: string;
            full_url: string;
            width: number;
            height: number;
            tone?: string | null;
        };
        OwnProfile: {
            id: string;
            name: string;
            gender: components["schemas"]["Gender"];
            seeks: components["schemas"]["SoughtGender"] | null;
            sexuality: components["schemas"]["Sexuality"] | null;
            /** Format: date */
            date_of_birth: string;
            age: number;
            country: string;
            region: string;
            region_name: string;
            city: string;
            about_me: string;
            prompts?: components["schemas"]["Prompt"][];
            reason: components["schemas"]["ProfileReason"] | null;
            tattoos: components["schemas"]["TattooCount"] | null;
            hair_colour: components["schemas"]["HairColour"] | null;
            eye_colour: components["schemas"]["EyeColour"] | null;
            body_type: components["schemas"]["BodyType"] | null;
            relationship_status: components["schemas"]["RelationshipStatus"] | null;
            height: components["schemas"]["Height"] | null;
            interests: string[];
            /** @enum {unknown} */
            status: "active" | "disabled";
            privacy: boolean;
            face_consent?: boolean;
            main_image: {
                id: string;
                filename: string;
                thumb_filename: string;
                match: string;
                thumb_url: string;
                full_url: string;
            } | null;
            photos: components["schemas"]["Photo"][];
        };
        Age: number;
        Reach: {
            min_age?: components["schemas"]["Age"] | null;
            max_age?: components["schemas"]["Age"] | null;
            distance_km?: number | null;
            verified_only?: boolean;
            unanswered_limit?: number | null;
        };
        User: {
            id: string;
            email: string;
            /** @enum {unknown} */
            status: "not_confirmed" | "active" | "deleted" | "banned";
            credits: number;
            paid_user: boolean;
            /** Format: date-time */
            signup_date: string;
            fictional_icon: boolean;
            language: components["schemas"]["Language"];
            units?: components["schemas"]["Units"] | null;
            notifications_disabled: components["schemas"]["NoEmailReason"][];
            profile: components["schemas"]["OwnProfile"];
            reach?: components["schemas"]["Reach"];
            num_unread_messages: number;
            num_new_likes: number;
        };
        OwnPrompts: components["schemas"]["Prompt"][];
        OwnInterests: string[];
        ProfileChanges: {
            name?: components["schemas"]["Name"];
            seeks?: components["schemas"]["SoughtGender"];
            sexuality?: components["schemas"]["Sexuality"];
            country?: string;
            region?: string;
            city?: components["schemas"]["CityName"];
            about_me?: components["schemas"]["AboutMe"];
            prompts?: components["schemas"]["OwnPrompts"];
            reason?: components["schemas"]["ProfileReason"] | null;
            tattoos?: components["schemas"]["TattooCount"] | null;
            hair_colour?: components["schemas"]["HairColour"] | null;
            eye_colour?: components["schemas"]["EyeColour"] | null;
            body_type?: components["schemas"]["BodyType"] | null;
            relationship_status?: components["schemas"]["RelationshipStatus"] | null;
            height?: components["schemas"]["Height"] | null;
            interests?: components["schemas"]["OwnInterests"];
            privacy?: boolean;
            face_consent?: boolean;
        };
        Passkey: {
            id: string;
            name: string;
            /** Format: date-time */
            created_at: string;
            last_used_at: string | null;
        };
        Session: {
            id: string;
            device: string;
            current: boolean;
            /** Format: date-time */
            created_at: string;
            /** Format: date-time */
            last_seen_at: string;
        };
        Channels: {
            email: boolean;
            push: boolean;
        };
        Notifications: {
            new_conversations: components["schemas"]["Channels"];
            new_messages: components["schemas"]["Channels"];
            like: components["schemas"]["Channels"];
            unread_message_reminders: components["schemas"]["Channels"];
            promotions: components["schemas"]["Channels"];
            weekly_updates: components["schemas"]["Channels"];
            news: components["schemas"]["Channels"];
            reminders: components["schemas"]["Channels"];
        };
        NotificationSettings: {
            notifications: components["schemas"]["Notifications"];
            notifications_disabled: components["schemas"]["NoEmailReason"][];
        };
        /** @enum {unknown} */
        DeleteReason: "price" | "found_someone" | "not_looking" | "site_problems" | "no_members" | "time" | "other";
        /** @enum {unknown} */
        ComplaintTopic: "payment" | "member" | "privacy" | "technical" | "decision" | "service" | "other";
        ComplaintMessage: string;
        Complaint: {
            number: string;
            topic: components["schemas"]["ComplaintTopic"];
            message: string;
            /** @enum {unknown} */
            status: "received" | "in_progress" | "answered";
            answer: string;
            /** Format: date-time */
            created_at: string;
            answered_at: string | null;
        };
        LooserSearch: {
            /** @enum {unknown} */
            filter: "age" | "region" | "interests" | "max_km" | "online" | "verified" | "real_only";
            more: number;
        };
        Profile: {
            id: string;
            name: string;
            age: number;
            gender: components["schemas"]["Gender"];
            city: string;
            region: string;
            country: string;
            distance_km: number | null;
            online: boolean;
            fictional: boolean;
            premium: boolean;
            main_image: components["schemas"]["MainImage"] | null;
            photo_count: number;
            liked: boolean;
            like_new: boolean;
            /** @enum {boolean} */
            verified?: true;
            reason: components["schemas"]["ProfileReason"] | null;
            tattoos: components["schemas"]["TattooCount"] | null;
            hair_colour: components["schemas"]["HairColour"] | null;
            eye_colour: components["schemas"]["EyeColour"] | null;
            body_type: components["schemas"]["BodyType"] | null;
            relationship_status: components["schemas"]["RelationshipStatus"] | null;
            height: components["schemas"]["Height"] | null;
            sexuality: components["schemas"]["Sexuality"] | null;
            about_me: string;
            prompts?: components["schemas"]["Prompt"][];
            interests: string[];
            photos: components["schemas"]["Photo"][];
            likes_me: boolean;
            conversation: string | null;
            reachable?: boolean;
            /** Format: date-time */
            verified_at?: string;
        };
        /** @enum {unknown} */
        ReportReason: "fake" | "underage" | "harassment" | "hate" | "nudity" | "money" | "spam" | "other";
        ReportRemarks: string;
        /** @enum {unknown} */
        Measure: "none" | "warning" | "photo_removed" | "message_removed" | "ban";
        /** @enum {unknown} */
        AppealStatus: "open" | "granted" | "rejected";
        Appeal: {
            number: string;
            mine: boolean;
            /** @enum {unknown} */
            what: "profile" | "photo" | "message";
            reason: components["schemas"]["ReportReason"];
            measure: components["schemas"]["Measure"];
            /** Format: date-time */
            decided_at: string;
            appeal: components["schemas"]["AppealStatus"] | null;
        };
        AppealText: string;
        /** @enum {unknown} */
        Pose: "hand_on_head" | "thumb_up" | "two_fingers" | "hand_on_cheek" | "fist_on_chin";
        /** @enum {unknown} */
        VerificationRefusal: "pose" | "face" | "unclear" | "other_person";
        Verification: {
            /** @enum {unknown} */
            status: "none" | "waiting" | "verified" | "refused" | "expired";
            pose: components["schemas"]["Pose"];
            reason: components["schemas"]["VerificationRefusal"] | null;
            photo_needed: boolean;
            verified_at: string | null;
            expires_at: string | null;
        };
        BlockedMember: {
            profile: string;
            name: string;
            /** Format: date-time */
            blocked_at: string;
        };
        ReceivedLike: {
            id: string;
            like_new: boolean;
        };
        FitReason: {
            /** @enum {unknown} */
            key: "interests" | "age" | "near" | "reason" | "online" | "likes_you";
            interests?: string[];
            distance_km?: number;
        };
        Fit: {
            profile: string;
            card: components["schemas"]["Card"];
            score: number;
            reasons: components["schemas"]["FitReason"][];
        };
        SwipeCard: {
            id: string;
            name: string;
            age: number;
            gender: components["schemas"]["Gender"];
            city: string;
            region: string;
            country: string;
            distance_km: number | null;
            online: boolean;
            fictional: boolean;
            premium: boolean;
            main_image: components["schemas"]["MainImage"] | null;
            photo_count: number;
            liked: boolean;
            like_new: boolean;
            /** @enum {boolean} */
            verified?: true;
            interests?: string[];
            about_me?: string;
            reason?: components["schemas"]["ProfileReason"] | null;
        };
        /** @enum {unknown} */
        PictureType: "image/jpeg" | "image/png" | "image/gif" | "image/webp" | "image/avif";
        PhotosAnswer: {
            photos: components["schemas"]["Photo"][];
            limit: number;
        };
        PhotoEdit: {
            id: string;
            /** @enum {unknown} */
            turn: 0 | 90 | 180 | 270;
            crop: {
                left: number;
                top: number;
                width: number;
                height: number;
            };
        };
        /** Format: binary */
        PictureFile: Blob;
        PhotoUpload: {
            id: string;
            /** @enum {unknown} */
            status: "waiting" | "done" | "failed";
            ahead: number;
            photo: components["schemas"]["Photo"] | null;
            problem: {
                code: string;
                message: string;
            } | null;
        };
        calls: {
            get: {
                "/api/health.php": {
                    answer: {
                        /** @enum {string} */
                        status: "ok";
                    };
                };
                "/api/ready.php": {
                    answer: {
                        /** @enum {string} */
                        status: "ok";
                        failing: {
                            name: string;
                            failures: number;
                        }[];
                    };
                };
                "/api/chats.php": {
                    query: {
                        cursor?: string;
                        q?: string;
                    };
                    answer: {
                        chats: components["schemas"]["Conversation"][];
                        total_unread: number;
                        cursor: string | null;
                    };
                };
                "/api/chat.php": {
                    query: {
                        conversation?: string;
                        profile?: string;
                        cursor?: string;
                        after?: number;
                    };
                    answer: {
                        conversation: string | null;
                        messages: components["schemas"]["Message"][];
                        profile: string;
                        card: components["schemas"]["Card"];
                        cursor: string | null;
                        read_seq: number;
                        delivered_seq: number;
                        unread_seq?: number | null;
                        message_credits: number;
                        photo_credits: number;
                        gift_credits: number;
                        credits: number;
                        message_length: number;
                        free_conversations_left: number | null;
                        can_write: boolean;
                        reachable?: boolean;
                    };
                };
                "/api/icebreakers.php": {
                    query: {
                        conversation?: string;
                        profile?: string;
                        turn?: number;
                    };
                    answer: {
                        icebreakers: components["schemas"]["Opener"][];
                    };
                };
                "/api/gifts.php": {
                    answer: {
                        gifts: components["schemas"]["Gift"][];
                    };
                };
                "/api/message-image/{id}/{variant}": Record<string, never>;
                "/api/gifs.php": {
                    query: {
                        q?: string;
                        cursor?: string;
                    };
                    answer: {
                        gifs: components["schemas"]["Gif"][];
                        cursor: string | null;
                        credit: string | null;
                    };
                };
                "/api/gif/{key}/{variant}": Record<string, never>;
                "/api/events.php": {
                    query: {
                        /** @enum {string} */
                        rows?: "changed";
                        since?: number;
                    };
                };
                "/api/ledger.php": {
                    query: {
                        cursor?: string;
                    };
                    answer: {
                        credits: number;
                        entries: components["schemas"]["LedgerEntry"][];
                        cursor: string | null;
                    };
                };
                "/api/packages.php": {
                    query: {
                        country?: string;
                        discountcode?: components["schemas"]["TypedCode"];
                    };
                    answer: {
                        packages: components["schemas"]["Package"][];
                        country: string;
                        discountcode: string | null;
                    };
                };
                "/api/paymentmethods.php": {
                    query: {
                        country?: string;
                    };
                    answer: {
                        paymentmethods: components["schemas"]["MethodOffer"][];
                    };
                };
                "/api/banks.php": {
                    query: {
                        country?: string;
                        method?: components["schemas"]["PaymentMethod"];
                    };
                    answer: {
                        banks: components["schemas"]["Bank"][];
                    };
                };
                "/api/discountcode.php": {
                    query: {
                        code?: components["schemas"]["TypedCode"];
                        welcome?: boolean;
                        timebonus?: boolean;
                        paymentmethod?: components["schemas"]["PaymentMethod"];
                    };
                    answer: {
                        discountcode: components["schemas"]["DiscountCode"];
                    };
                };
                "/api/payment.php": {
                    query: {
                        id: string;
                    };
                    answer: {
                        payment: components["schemas"]["Payment"];
                    };
                };
                "/api/repeat-order.php": {
                    answer: {
                        order: {
                            package: components["schemas"]["Package"];
                            paymentmethod: components["schemas"]["PaymentMethod"];
                        } | null;
                    };
                };
                "/api/open-order.php": {
                    answer: {
                        order: components["schemas"]["PaymentStarted"] | null;
                        holding: {
                            payment: components["schemas"]["Payment"];
                            percentage: number;
                        } | null;
                        on_way?: components["schemas"]["Payment"] | null;
                    };
                };
                "/api/transactions.php": {
                    query: {
                        cursor?: string;
                    };
                    answer: {
                        transactions: components["schemas"]["Payment"][];
                        cursor: string | null;
                    };
                };
                "/api/spending-limit.php": {
                    answer: components["schemas"]["SpendingLimit"];
                };
                "/api/invoices.php": {
                    query: {
                        id: string;
                    };
                    answer: {
                        invoices: components["schemas"]["Invoice"][];
                    };
                };
                "/api/invoice.php": {
                    query: {
                        id: string;
                        part?: number;
                    };
                    /** Format: binary */
                    answer: Blob;
                };
                "/api/withdrawal.php": {
                    query: {
                        payment?: string;
                        token?: string;
                    };
                    answer: {
                        withdrawal: components["schemas"]["Withdrawal"];
                    };
                };
                "/api/settings.php": {
                    query: {
                        country?: string;
                    };
                    answer: {
                        settings: components["schemas"]["Settings"];
                    };
                };
                "/api/companyinfo.php": {
                    answer: {
                        companyinfo: components["schemas"]["Company"];
                    };
                };
                "/api/interests.php": {
                    answer: {
                        interests: components["schemas"]["Interest"][];
                    };
                };
                "/api/regions.php": {
                    query: {
                        country?: string;
                    };
                    answer: {
                        country: string;
                        regions: components["schemas"]["Region"][];
                    };
                };
                "/api/cities.php": {
                    query: {
                        country: string;
                        q?: string;
                        region?: string;
                    };
                    answer: {
                        cities: {
                            name: string;
                            region: string;
                            region_name: string;
                        }[];
                    };
                };
                "/api/geocode.php": {
                    query: {
                        lat: number;
                        lon: number;
                    };
                    answer: components["schemas"]["Place"] | false;
                };
                "/api/user.php": {
                    answer: {
                        user: components["schemas"]["User"];
                    };
                };
                "/api/logout.php": Record<string, never>;
                "/api/passkeys.php": {
                    answer: {
                        passkeys: components["schemas"]["Passkey"][];
                    };
                };
                "/api/sessions.php": {
                    answer: {
                        sessions: components["schemas"]["Session"][];
                    };
                };
                "/api/own-data.php": {
                    query: {
                        token: string;
                    };
                    answer: {
                        made_at: string;
                        data: {
                            [key: string]: unknown[];
                        };
                    };
                };
                "/api/own-archive.php": {
                    query: {
                        token: string;
                    };
                };
                "/api/notifications.php": {
                    answer: components["schemas"]["NotificationSettings"];
                };
                "/api/complaints.php": {
                    answer: {
                        complaints: components["schemas"]["Complaint"][];
                    };
                };
                "/api/unsubscribe.php": {
                    query: {
                        token: string;
                        only?: boolean;
                    };
                };
                "/api/search.php": {
                    query: {
                        /** @enum {unknown} */
                        gender?: "male" | "female" | "all";
                        country?: string;
                        region?: string;
                        min_age?: components["schemas"]["Age"];
                        max_age?: components["schemas"]["Age"];
                        real_only?: boolean;
                        online?: boolean;
                        verified?: boolean;
                        interests?: string;
                        max_km?: number;
                        /** @enum {unknown} */
                        sort?: "near" | "recent";
                        page?: number;
                        cursor?: string;
                        network?: string;
                    };
                    answer: {
                        page: number;
                        results: components["schemas"]["Card"][];
                        num_results: number;
                        more_than: boolean;
                        similar: components["schemas"]["Card"][];
                        cursor: string | null;
                        limited: boolean;
                        /** @enum {unknown} */
                        sort?: "near" | "recent";
                        looser?: components["schemas"]["LooserSearch"][];
                    };
                };
                "/api/faces.php": {
                    query: {
                        /** @enum {unknown} */
                        gender?: "male" | "female" | "all";
                        country?: string;
                        min_age?: components["schemas"]["Age"];
                        network?: string;
                    };
                    answer: {
                        results: components["schemas"]["Card"][];
                    };
                };
                "/api/profile.php": {
                    query: {
                        id: string;
                    };
                    answer: {
                        profile: components["schemas"]["Profile"];
                    };
                };
                "/api/signup-matches.php": {
                    answer: {
                        profiles: components["schemas"]["Card"][];
                    };
                };
                "/api/appeal.php": {
                    query: {
                        token: string;
                    };
                    answer: components["schemas"]["Appeal"];
                };
                "/api/verification.php": {
                    answer: components["schemas"]["Verification"];
                };
                "/api/blocks.php": {
                    answer: {
                        blocks: components["schemas"]["BlockedMember"][];
                    };
                };
                "/api/likes.php": {
                    query: {
                        /** @enum {unknown} */
                        type?: "given" | "received" | "matches";
                        of?: string;
                    };
                    answer: {
                        profiles: components["schemas"]["Card"][];
                        liked_by: components["schemas"]["ReceivedLike"][];
                        liked: string[];
                        matches: string[];
                    };
                };
                "/api/like-list.php": {
                    query: {
                        /** @enum {unknown} */
                        type: "given" | "received" | "matches";
                        cursor?: string;
                    };
                    answer: {
                        profiles: components["schemas"]["Card"][];
                        total_new: number;
                        cursor: string | null;
                    };
                };
                "/api/match.php": {
                    query: {
                        interests?: string;
                        min_age?: components["schemas"]["Age"];
                        max_age?: components["schemas"]["Age"];
                        reason?: components["schemas"]["ProfileReason"];
                        near?: boolean;
                    };
                    answer: {
                        matches: components["schemas"]["Fit"][];
                    };
                };
                "/api/swipe.php": {
                    answer: {
                        profiles: components["schemas"]["SwipeCard"][];
                        likes_left: number | null;
                        likes_a_day?: number | null;
                        next_like_at: string | null;
                    };
                };
                "/api/auto-like.php": {
                    answer: {
                        profile: components["schemas"]["Card"] | null;
                        suggestion: boolean;
                    };
                };
                "/api/photos.php": {
                    answer: components["schemas"]["PhotosAnswer"];
                };
                "/api/photo-upload.php": {
                    query: {
                        id: string;
                    };
                    answer: {
                        upload: components["schemas"]["PhotoUpload"];
                    };
                };
                "/api/photo/{id}/{variant}": Record<string, never>;
            };
            post: {
                "/api/message.php": {
                    body: {
                        conversation?: string;
                        profile?: string;
                        client_id: string;
                        kind: components["schemas"]["MessageKind"];
                        body?: string;
                        image?: string;
                        note?: components["schemas"]["GiftNote"];
                        reply_to?: string;
                        credits?: number;
                    };
                    answer: {
                        message: components["schemas"]["Message"];
                        credits: number;
                    };
                };
                "/api/read.php": {
                    body: components["schemas"]["SeenBody"];
                };
                "/api/typing.php": {
                    body: components["schemas"]["SeenBody"];
                };
                "/api/decline.php": {
                    body: {
                        conversation: string;
                    };
                };
                "/api/payment.php": {
                    body: {
                        package: string;
                        paymentmethod: components["schemas"]["PaymentMethod"];
                        bank?: string;
                        discountcode?: components["schemas"]["TypedCode"];
                        waiver: boolean;
                        waiver_edition?: number;
                        waiver_days?: number;
                        replaces?: string | null;
                        seen?: {
                            amount: number;
                            currency: string;
                            credits?: number;
                        };
                    };
                    answer: components["schemas"]["PaymentStarted"];
                };
                "/api/repeat-order.php": {
                    body: {
                        waiver: boolean;
                        waiver_edition?: number;
                        waiver_days?: number;
                        replaces?: string | null;
                        seen?: {
                            package: string;
                            paymentmethod: components["schemas"]["PaymentMethod"];
                            amount: number;
                            currency: string;
                            credits?: number;
                        };
                    };
                    answer: components["schemas"]["PaymentStarted"];
                };
                "/api/directdebit.php": {
                    body: {
                        payment_id: string;
                        holder: string;
                        iban: string;
                        street: string;
                        house_number: string;
                        postcode: string;
                        city: string;
                        phone: string;
                        /** @enum {boolean} */
                        mandate: true;
                        password?: string;
                    };
                    answer: {
                        iban_last4: string;
                        phone_last3: string;
                        mandate_reference: string;
                    };
                };
                "/api/directdebit-resend.php": {
                    body: {
                        payment_id: string;
                    };
                    answer: {
                        sent: boolean;
                    };
                };
                "/api/directdebit-code.php": {
                    body: {
                        payment_id: string;
                        code: string;
                    };
                    answer: {
                        payment: components["schemas"]["Payment"];
                    };
                };
                "/api/withdrawal.php": {
                    body: {
                        reference: string;
                        email: components["schemas"]["Email"];
                    };
                };
                "/api/signup.php": {
                    body: {
                        email: components["schemas"]["Email"];
                        name: components["schemas"]["Name"];
                        password: components["schemas"]["NewPassword"];
                        /** Format: date */
                        date_of_birth: string;
                        gender: components["schemas"]["Gender"];
                        seeks: components["schemas"]["SoughtGender"];
                        country: string;
                        region: string;
                        city: components["schemas"]["CityName"];
                        signup_message?: components["schemas"]["AboutMe"];
                        language?: components["schemas"]["Language"];
                        tracking?: components["schemas"]["Tracking"];
                        /** @enum {boolean} */
                        consent: true;
                        consent_edition?: number;
                    };
                    answer: {
                        user: components["schemas"]["User"];
                        num_matches: number;
                    };
                };
                "/api/signup-check.php": {
                    body: {
                        email?: components["schemas"]["Email"];
                        name?: components["schemas"]["Name"];
                        password?: components["schemas"]["NewPassword"];
                        /** Format: date */
                        date_of_birth?: string;
                        country?: string;
                        region?: string;
                        city?: components["schemas"]["CityName"];
                        signup_message?: components["schemas"]["AboutMe"];
                    };
                };
                "/api/activate.php": {
                    body: {
                        token: string;
                    };
                };
                "/api/activation-mail.php": Record<string, never>;
                "/api/user.php": {
                    query: {
                        /** @enum {string} */
                        push?: "1";
                    };
                    body: {
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
                    answer: {
                        user: components["schemas"]["User"];
                    };
                };
                "/api/logout.php": Record<string, never>;
                "/api/password-reset.php": {
                    body: {
                        email: string;
                    };
                    answer: {
                        /** @enum {boolean} */
                        concealed: true;
                    };
                };
                "/api/passkey-login-options.php": {
                    answer: {
                        options: {
                            [key: string]: unknown;
                        };
                    };
                };
                "/api/passkey-login.php": {
                    body: {
                        credential: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            response: {
                                clientDataJSON: string;
                                authenticatorData: string;
                                signature: string;
                                userHandle?: string | null;
                            };
                            clientExtensionResults?: Record<string, never>;
                        };
                    };
                    answer: {
                        user: components["schemas"]["User"];
                    };
                };
                "/api/passkey-options.php": {
                    body: {
                        password?: string;
                    };
                    answer: {
                        options: {
                            [key: string]: unknown;
                        };
                    };
                };
                "/api/passkeys.php": {
                    body: {
                        credential: {
                            id: string;
                            rawId: string;
                            /** @enum {string} */
                            type: "public-key";
                            response: {
                                clientDataJSON: string;
                                attestationObject: string;
                                transports?: string[];
                            };
                            clientExtensionResults?: Record<string, never>;
                        };
                    };
                };
                "/api/email.php": {
                    body: {
                        email: components["schemas"]["Email"];
                        password: string;
                    };
                };
                "/api/email-confirm.php": {
                    body: {
                        token: string;
                    };
                };
                "/api/email-undo.php": {
                    body: {
                        token: string;
                    };
                };
                "/api/own-data.php": {
                    body: {
                        password?: string;
                    };
                    answer: {
                        token: string;
                    };
                };
                "/api/consent.php": {
                    body: {
                        seeks: components["schemas"]["SoughtGender"];
                        /** @enum {boolean} */
                        consent: true;
                        consent_edition?: number;
                    };
                    answer: {
                        user: components["schemas"]["User"];
                    };
                };
                "/api/account-delete.php": {
                    body: {
                        password?: string;
                        reason: components["schemas"]["DeleteReason"];
                        remarks?: string;
                    };
                };
                "/api/account-restore.php": {
                    body: {
                        token: string;
                    };
                };
                "/api/complaint.php": {
                    body: {
                        name: string;
                        email: components["schemas"]["Email"];
                        topic: components["schemas"]["ComplaintTopic"];
                        message: components["schemas"]["ComplaintMessage"];
                    };
                    answer: {
                        number: string;
                    };
                };
                "/api/payment-webhook/{provider}": Record<string, never>;
                "/api/unsubscribe.php": {
                    query: {
                        token: string;
                        only?: boolean;
                    };
                };
                "/api/page-hidden.php": Record<string, never>;
                "/api/report.php": {
                    body: {
                        profile: string;
                        photo?: string;
                        message?: string;
                        reason: components["schemas"]["ReportReason"];
                        remarks?: components["schemas"]["ReportRemarks"];
                    };
                    answer: {
                        report: string;
                        number: string;
                    };
                };
                "/api/appeal.php": {
                    body: {
                        token: string;
                        text: components["schemas"]["AppealText"];
                    };
                };
                "/api/verification.php": {
                    form: {
                        /** Format: binary */
                        photo: Blob;
                    };
                    answer: components["schemas"]["Verification"];
                };
                "/api/block.php": {
                    body: {
                        profile: string;
                    };
                };
                "/api/like.php": {
                    body: {
                        profile: string;
                        swipe?: boolean;
                    };
                    answer: {
                        match: components["schemas"]["Card"] | null;
                    };
                };
                "/api/pass.php": {
                    body: {
                        profile: string;
                    };
                };
                "/api/photo.php": {
                    form: {
                        photo: components["schemas"]["PictureFile"];
                        /** @enum {string} */
                        private?: "1";
                        /** @enum {string} */
                        later?: "1";
                    };
                    answer: {
                        photo: components["schemas"]["Photo"];
                    };
                };
                "/api/photo-edit.php": {
                    body: components["schemas"]["PhotoEdit"];
                    answer: components["schemas"]["PhotosAnswer"];
                };
                "/api/message-image.php": {
                    form: {
                        photo: components["schemas"]["PictureFile"];
                    };
                    answer: {
                        image: components["schemas"]["MessageImage"];
                    };
                };
            };
            put: {
                "/api/spending-limit.php": {
                    body: {
                        amount: number | null;
                    };
                    answer: components["schemas"]["SpendingLimit"];
                };
                "/api/withdrawal.php": {
                    body: {
                        payment?: string;
                        token?: string;
                        seen?: {
                            unused: number;
                            amount: number;
                            ends_premium: boolean;
                        };
                    };
                    answer: {
                        withdrawal: components["schemas"]["Withdrawal"];
                    };
                };
                "/api/user.php": {
                    body: {
                        language?: components["schemas"]["Language"];
                        units?: components["schemas"]["Units"];
                        profile?: components["schemas"]["ProfileChanges"];
                        reach?: components["schemas"]["Reach"];
                    };
                    answer: {
                        user: components["schemas"]["User"];
                    };
                };
                "/api/password.php": {
                    body: {
                        old_password: string;
                        password: components["schemas"]["NewPassword"];
                    };
                };
                "/api/password-reset.php": {
                    body: {
                        token: string;
                        password: components["schemas"]["NewPassword"];
                        password_repeat: string;
                    };
                };
                "/api/notifications.php": {
                    body: {
                        notifications?: {
                            [key: string]: {
                                [key: string]: boolean;
                            };
                        };
                        /** @enum {boolean} */
                        resume_email?: true;
                    };
                    answer: components["schemas"]["NotificationSettings"];
                };
                "/api/photo.php": {
                    body: {
                        id?: string;
                        private?: boolean;
                        /** @enum {boolean} */
                        main?: true;
                        order?: string[];
                    };
                    answer: components["schemas"]["PhotosAnswer"];
                };
            };
            delete: {
                "/api/chat.php": {
                    query: {
                        conversation?: string;
                        profile?: string;
                    };
                };
                "/api/payment.php": {
                    query: {
                        id: string;
                    };
                    answer: {
                        payment: components["schemas"]["Payment"];
                    };
                };
                "/api/user.php": {
                    query: {
                        /** @enum {string} */
                        push: "1";
                    };
                };
                "/api/passkeys.php": {
                    query: {
                        id: string;
                    };
                };
                "/api/sessions.php": {
                    query: {
                        id?: string;
                        others?: boolean;
                    };
                };
                "/api/consent.php": {
                    answer: {
                        user: components["schemas"]["User"];
                    };
                };
                "/api/block.php": {
                    query: {
                        profile: string;
                    };
                };
                "/api/like.php": {
                    query: {
                        profile: string;
                    };
                };
                "/api/pass.php": {
                    query: {
                        profile: string;
                    };
                };
                "/api/photo.php": {
                    query: {
                        id: string;
                    };
                };
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
